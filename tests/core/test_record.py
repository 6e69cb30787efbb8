"""Records: both forms, and one clear message for everything that can be wrong with a file."""

import json

import msgspec
import pytest

import boardwright
from boardwright import registry
from boardwright.core import record as records
from boardwright.core.errors import BadRecordError, BoardwrightError, NewerRecordError, UnknownNameError
from boardwright.core.record import Answer, Record, Result, Rewind
from tests.every_game.playing import finished, new_match

MATCH = finished("toll", 2, 4)
RECORD = MATCH.record()
JSON = records.to_json(RECORD)
TEXT = MATCH.to_lines()


def loaded(text):
    return records.from_text(text, registry.game)


def refused(text, error=BadRecordError):
    """The message of the error that a text is refused with; it reads as one line."""
    with pytest.raises(error) as caught:
        boardwright.loads(text)
    said = str(caught.value)
    assert "\n" not in said and said != ""
    return caught.value.message


def changed(**fields):
    """The record as JSON with other fields and without a digest."""
    return json.dumps({**msgspec.to_builtins(RECORD), "digest": "", **fields})


def header(name, line):
    """The text form with one header replaced and without a digest."""
    lines = [each for each in TEXT.splitlines() if not each.startswith("[Digest")]
    return "\n".join(line if each.startswith(f"[{name} ") else each for each in lines) + "\n"


def test_the_json_form_is_plain_and_carries_its_digest():
    plain = json.loads(JSON)
    assert plain["format"] == 2
    assert (plain["game"], plain["players"]) == ("toll", ["red", "blue"])
    assert plain["log"] == [[step.seat, step.action] for step in MATCH.steps]
    assert plain["digest"] == records.digest_of(RECORD)
    assert JSON.endswith("}\n")


def test_the_digest_is_the_hash_of_the_canonical_content():
    plain = msgspec.to_builtins(RECORD)
    plain.pop("digest")
    assert plain.pop("start") == ""
    canonical = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert records.digest_of(RECORD) == records.hashlib.sha256(canonical.encode()).hexdigest()


def test_both_forms_hold_the_same():
    assert loaded(JSON) == loaded(TEXT)
    assert msgspec.structs.replace(loaded(JSON), digest="") == RECORD


def test_the_text_form_begins_with_headers_and_names_who_acts():
    lines = TEXT.splitlines()
    assert lines[0].startswith('[Digest "')
    assert lines[1:6] == [
        '[Format "2"]',
        '[Game "toll"]',
        '[Rules "1"]',
        '[Player "red"]',
        '[Player "blue"]',
    ]
    first = lines[lines.index("") + 1]
    assert first.startswith("chance: ")
    assert {line.split(":")[0] for line in lines[lines.index("") + 1 :]} == {"chance", "red", "blue"}


def test_every_field_survives_both_forms():
    record = Record(
        game="belfort",
        rules_version=1,
        players=["Ada", 'Be"la', "Łucja; the third"],
        options={"mode": "advanced", "guilds": ["spies", "wizards"], "rank_nothing": True},
        tables={"wall.cost": [1, 2, 3], "hand.limit": 4},
        generator=1,
        commitment="ab" * 32,
        nonces=["one", "two"],
        log=[0, Rewind(1), Answer(2, 271), Answer(-1, 3), Rewind(2)],
        seed="cd" * 32,
        result=Result([-3, 0, 12], [3, 2, 1]),
    )
    text = records.to_lines(record, registry.game("belfort"))
    for form in (records.to_json(record), text):
        again = loaded(form)
        assert again.digest == records.digest_of(record)
        assert msgspec.structs.replace(again, digest="") == record


def test_a_record_without_digest_is_taken_as_it_is():
    assert loaded(changed()) == RECORD
    assert loaded(header("Digest", "")) == RECORD


def test_remarks_empty_lines_capitals_and_missing_seats_do_not_matter_in_the_text_form():
    lines = header("Digest", "").splitlines()
    start = lines.index("")
    moves = [f"  {line.split(': ')[1].upper()} ; a remark" for line in lines[start + 1 :]]
    text = "\n".join(["# first", "", *lines[:start], "# remark", "; another", *moves, ""])
    assert boardwright.loads(text).record() == RECORD


def test_headers_that_may_be_missing_have_a_value_all_the_same():
    text = '[Game "toll"]\n[Player "a"]\n[Player "b"]\n'
    record = loaded(text)
    assert (record.format, record.rules_version, record.generator) == (1, 1, 1)
    assert (record.commitment, record.seed, record.result, record.log) == ("", None, None, [])


def test_a_header_that_is_not_known_is_passed_over():
    assert loaded('[Event "club evening"]\n' + header("Digest", "")) == RECORD


def test_a_finished_record_in_text_needs_both_scores_and_ranking():
    assert loaded(header("Scores", "")).result is None


def test_the_published_schema_describes_every_field():
    schema = records.schema()
    fields = schema["$defs"]["Record"]["properties"]
    assert set(fields) == set(msgspec.to_builtins(RECORD))
    assert schema["$defs"]["Record"]["additionalProperties"] is False


# ---- what can be wrong


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "[Player]", '[Player "a"]', "1. e4 e5", "\x00"])
def test_what_is_no_record_is_said_to_be_none(text):
    assert refused(text) == "record-no-game"


@pytest.mark.parametrize("text", ["{", '{"format": 1,', '{"format" 1}', "{'format': 1}", '{"a": "\\q"}'])
def test_what_is_no_json_is_refused(text):
    assert refused(text) == "record-not-json"


@pytest.mark.parametrize("text", ["{}", '{"format": "1"}', '{"format": null}', '{"format": 1.5}'])
def test_json_that_is_no_record_is_refused(text):
    assert refused(text) == "record-wrong-shape"


@pytest.mark.parametrize(
    "fields",
    [
        {"players": "red"},
        {"players": [1, 2]},
        {"log": ["pass"]},
        {"log": [1.5]},
        {"log": [{"rewind": "1"}]},
        {"log": [{"back": 1}]},
        {"log": None},
        {"options": []},
        {"options": {"errands": 1.5}},
        {"tables": {"income": "2"}},
        {"tables": {"income": [1.5]}},
        {"seed": 5},
        {"result": [1, 2]},
        {"result": {"scores": [1, 2]}},
        {"result": {"scores": [1, 2], "ranking": ["first", "second"]}},
        {"generator": "1"},
        {"rules_version": "1"},
        {"game": 5},
        {"colour": "red"},
        {"nonces": [1]},
    ],
)
def test_a_field_of_the_wrong_type_or_name_is_refused(fields):
    assert refused(changed(**fields)) == "record-wrong-shape"


@pytest.mark.parametrize("missing", ["game", "rules_version", "players", "generator", "commitment", "log"])
def test_a_field_that_is_missing_is_named(missing):
    plain = msgspec.to_builtins(RECORD)
    del plain[missing]
    assert refused(json.dumps(plain), BoardwrightError) in ("record-wrong-shape", "game-unknown")


@pytest.mark.parametrize("text", [changed(game="chess"), header("Game", '[Game "chess"]')])
def test_an_unknown_game_is_refused_with_those_that_exist(text):
    with pytest.raises(UnknownNameError) as caught:
        boardwright.loads(text)
    assert caught.value.message == "game-unknown"
    assert "toll" in str(caught.value)


@pytest.mark.parametrize("text", [changed(format=3), header("Format", '[Format "3"]')])
def test_a_newer_format_asks_for_a_newer_program(text):
    assert refused(text, NewerRecordError) == "record-newer-format"


def test_a_newer_format_is_noticed_even_if_everything_else_has_changed():
    assert refused('{"format": 7, "moves": "?"}', NewerRecordError) == "record-newer-format"


@pytest.mark.parametrize("text", [changed(rules_version=2), header("Rules", '[Rules "2"]')])
def test_newer_rules_ask_for_a_newer_program(text):
    assert refused(text, NewerRecordError) == "record-newer-rules"


@pytest.mark.parametrize("version", [0, -1])
def test_a_version_that_never_was_is_refused(version):
    assert refused(changed(format=version), BoardwrightError) != "record-changed"
    assert refused(changed(rules_version=version), BoardwrightError) != "record-changed"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Format", "one"),
        ("Rules", ""),
        ("Rules", "-1"),
        ("Generator", "1.0"),
        ("Generator", "9" * 30),
        ("Scores", "a b"),
        ("Scores", "1,2"),
        ("Ranking", ""),
    ],
)
def test_a_header_that_must_hold_numbers_is_refused_otherwise(name, value):
    assert refused(header(name, f'[{name} "{value}"]')) == "record-header-number"


def test_a_table_header_that_holds_no_numbers_is_refused():
    assert refused('[Table income "much"]\n' + header("Digest", "")) == "record-header-number"


def test_a_table_value_that_the_game_does_not_have_is_refused():
    assert refused('[Table income.tax "5"]\n' + header("Digest", ""), BoardwrightError) == "table-unknown-key"
    assert refused(changed(tables={"income": 1000}), BoardwrightError) == "table-out-of-range"


def test_an_option_that_the_game_does_not_have_is_refused():
    assert refused('[Option speed "5"]\n' + header("Digest", ""), BoardwrightError) == "option-unknown"
    assert refused(changed(options={"errands": "maybe"}), BoardwrightError) == "option-switch"


@pytest.mark.parametrize("players", [[], ["a"], ["a"] * 5])
def test_a_number_of_players_that_the_game_does_not_have_is_refused(players):
    assert refused(changed(players=players), BoardwrightError) == "players-out-of-range"


def test_a_line_that_is_no_action_is_refused_with_its_number():
    text = header("Digest", "").replace("chance: errand", "chance: errant", 1)
    with pytest.raises(BadRecordError) as caught:
        boardwright.loads(text)
    assert caught.value.message == "record-unknown-action"
    line = text.splitlines().index(f"chance: {caught.value.arguments['action']}") + 1
    assert caught.value.arguments["line"] == line


@pytest.mark.parametrize("entry", [-1, 11, 10**6, 10**40, 0])
def test_an_entry_that_cannot_be_played_is_refused_with_its_number(entry):
    with pytest.raises(BadRecordError) as caught:
        boardwright.loads(changed(log=[entry, *RECORD.log[1:]], result=None))
    assert (caught.value.message, caught.value.arguments["step"]) == ("record-illegal-step", 1)
    assert "1" in str(caught.value)


def test_an_entry_that_cannot_be_played_for_a_reason_of_the_game_tells_the_reason():
    log = [4, 5, 7, 3]
    with pytest.raises(BadRecordError) as caught:
        boardwright.loads(changed(log=log, result=None, seed=None))
    assert caught.value.arguments["step"] == 4
    assert "gold" in str(caught.value)


@pytest.mark.parametrize("rewind", [0, -1, 2, 1000])
def test_a_rewind_that_goes_too_far_is_refused(rewind):
    log = [RECORD.log[0], {"rewind": rewind}]
    assert refused(changed(log=log, result=None)) == "record-illegal-step"


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [0, 0], "ranking": [1, 1]},
        {"scores": RECORD.result.scores, "ranking": [1, 1, 1]},
        {"scores": [], "ranking": []},
    ],
)
def test_a_result_that_the_entries_do_not_lead_to_is_refused(result):
    assert refused(changed(result=result)) == "record-wrong-result"


def test_a_result_before_the_end_is_refused():
    assert refused(changed(log=RECORD.log[:-1])) == "record-wrong-result"


def test_entries_after_the_end_are_refused():
    assert refused(changed(log=[*RECORD.log, 0])) == "record-illegal-step"


@pytest.mark.parametrize("seed", ["", "xyz", "abc", "é", "12 34 5", "ab" * 31, "ab" * 33])
def test_a_seed_that_is_none_is_refused(seed):
    assert refused(changed(seed=seed)) == "record-bad-seed"


# ---- damage


def readings(texts):
    """What comes of texts: the message of the error, or the record."""
    for text in texts:
        try:
            yield text, loaded(text)
        except BoardwrightError as error:
            assert str(error) != ""
            yield text, error.message


def one_sign_changed(text, signs):
    for place in range(len(text)):
        for sign in signs:
            if text[place] != sign:
                yield text[:place] + sign + text[place + 1 :]


@pytest.mark.parametrize("form", [JSON, TEXT], ids=["json", "text"])
def test_whatever_sign_of_a_record_is_changed_it_is_noticed_or_changes_nothing(form):
    bare = msgspec.structs.replace(RECORD, digest="")
    for text, found in readings(one_sign_changed(form, '0a"}] \\é')):
        assert isinstance(found, str) or msgspec.structs.replace(found, digest="") == bare, text


@pytest.mark.parametrize("form", [JSON, TEXT], ids=["json", "text"])
def test_whatever_bit_of_a_file_is_changed_it_is_noticed_or_changes_nothing(form, tmp_path):
    bare = msgspec.structs.replace(RECORD, digest="")
    path = tmp_path / "record"
    content = form.encode()
    for place in range(0, len(content), 2):
        damaged = bytearray(content)
        damaged[place] ^= 1 << place % 8
        path.write_bytes(damaged)
        assert record_or_error(path) in (None, bare), bytes(damaged)


def record_or_error(path):
    """What a file holds, without its digest; None when it is refused with a message."""
    try:
        return msgspec.structs.replace(boardwright.load(path).record(), digest="")
    except BoardwrightError as error:
        assert str(error) != ""
        return None


@pytest.mark.parametrize("form", [JSON, TEXT], ids=["json", "text"])
def test_a_file_cut_short_anywhere_is_refused(form):
    whole = form.rstrip()
    for length in range(len(whole)):
        assert refused(whole[:length], BoardwrightError) != "record-illegal-step"


def test_a_record_cut_between_two_entries_is_noticed_by_its_digest():
    lines = TEXT.splitlines()
    assert refused("\n".join(lines[:-3])) == "record-changed"


def test_a_file_that_is_missing_or_no_text_is_said_so(tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_bytes(b'{"format": \xff}')
    messages = []
    for path in (tmp_path / "missing.json", broken, tmp_path):
        with pytest.raises(BadRecordError) as caught:
            boardwright.load(path)
        messages.append(caught.value.message)
    assert messages == ["record-missing", "record-unreadable", "record-unreadable"]


def test_a_match_in_play_is_recorded_without_result():
    record = new_match("toll", 3, 1).record()
    assert (record.result, record.seed) == (None, None)
    assert len(record.commitment) == 64
