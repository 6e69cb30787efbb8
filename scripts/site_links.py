"""A hook of mkdocs: links to files outside docs/ become their names, once they are known to exist.

The Markdown reads well by itself, where such a link opens the source; the site holds only the documentation.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")
log = logging.getLogger("mkdocs.hooks.site_links")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """Rewrite the links of a page; a dead one is a warning, which a strict build refuses."""
    docs = Path(config["docs_dir"]).resolve()
    here = (docs / page.file.src_uri).parent

    def rewritten(found: re.Match[str]) -> str:
        target = (here / found[2]).resolve()
        if target.is_file() and target.is_relative_to(docs):
            return found[0]
        if not target.exists():
            log.warning("%s links to %s, which does not exist", page.file.src_uri, found[2])
        return found[1]

    return LINK.sub(rewritten, markdown)
