"""Checksums of stored tables: SHA-256 chained over the entries of a match, and a seal over its seats.

The chain starts from everything that decides the deal (game, options, values, seed, nonces, base), and the
checksum of an entry covers the one before it. The seal covers the last link, the owner and the seats; it
begins with the change count at which it was made. A row without a checksum, or with a seal of an earlier
change count, was written by a release that does not know them: it gets both when the table is next written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Final

import msgspec

from boardwright.server.errors import Damaged
from boardwright.server.tables.model import OVER, PLAYING, WAITING, Entry, Table

STATUSES: Final = (WAITING, PLAYING, OVER)


def _digest(content: object) -> str:
    """Return the SHA-256 of the canonical JSON of plain values."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def root_of(table: Table) -> str:
    """Return where the chain of a table starts: the digest of everything that decides its deal."""
    base = msgspec.to_builtins(table.base)
    deal = [table.options, table.values, table.seed.hex(), table.nonces, base, table.created.isoformat()]
    return _digest([table.id, table.game_id, table.rules_version, *deal])


def link(before: str, entry: Entry) -> str:
    """Return the checksum of an entry that follows the one with the checksum `before`."""
    log, at = msgspec.to_builtins(entry.log), entry.at.isoformat()
    content = [entry.version, entry.seat, entry.kind, log, entry.sealed, entry.key, entry.digest, at]
    return _digest([before, *content])


def completed(table: Table) -> list[Entry]:
    """Return the entries of a table; those without a checksum get theirs."""
    if not table.entries or table.entries[-1].checksum is not None:
        return table.entries
    found: list[Entry] = []
    before = root_of(table)
    for entry in table.entries:
        before = link(before, entry)
        found.append(replace(entry, checksum=before))
    return found


def appended(table: Table, entry: Entry) -> Entry:
    """Return an entry with its checksum, as the next one of a table."""
    entries = completed(table)
    before = entries[-1].checksum if entries else root_of(table)
    return replace(entry, checksum=link(before or "", entry))


def seal_of(table: Table, changes: int, last: Entry | None = None) -> str:
    """Return the seal of a table at a change count; `last` is the entry that is written with it, if any."""
    if last is None and table.entries:
        last = table.entries[-1]
    head = root_of(table) if last is None else [last.version, last.checksum]
    owner = [table.owner, table.owner_token, table.is_private, table.is_training]
    return f"{changes} {_digest([head, owner, [asdict(seat) for seat in table.seats]])}"


def check(found: Table, known: Table | None = None) -> None:
    """Check a table as it was loaded; raises Damaged.

    `known` is the table as this process has it, if only the entries after its own were loaded.
    """
    earlier = [] if known is None else completed(known)
    _check_chain(found, earlier)
    whole = found if known is None else replace(found, entries=[*known.entries, *found.entries])
    if found.status not in STATUSES or (found.status == WAITING) != (not whole.entries):
        raise Damaged("table-damaged", table=found.id, problem="status")
    check_seal(whole)


def _check_chain(found: Table, earlier: Sequence[Entry]) -> None:
    before = (earlier[-1].checksum or "") if earlier else root_of(found)
    for version, entry in enumerate(found.entries, start=len(earlier) + 1):
        before = link(before, entry)
        if entry.version != version or entry.checksum not in (None, before):
            raise Damaged("table-damaged", table=found.id, problem=f"entry {version}")


def check_seal(table: Table) -> None:
    """Check the seal, unless a release that knows none has changed the table since; raises Damaged.

    Of the entries it looks at the last one only.
    """
    if table.seal is None:
        return
    changes = table.seal.partition(" ")[0]
    is_older = changes.isdecimal() and int(changes) < table.changes
    if not is_older and table.seal != seal_of(table, table.changes):
        raise Damaged("table-damaged", table=table.id, problem="seal")
