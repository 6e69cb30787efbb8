"""On the page of a table: where the points are while it is played, and the podium at the end."""

import re
from html.parser import HTMLParser

import pytest

from tests.server.house import friends_at

GAMES = ("belfort", "caylus1303", "guilds")


class Tables(HTMLParser):
    """The tables of a page: the caption, the head and the rows of each, as texts."""

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.inside = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag == "table":
            self.found.append({"class": given.get("class", ""), "caption": "", "rows": [], "scopes": []})
        elif tag == "tr" and self.found:
            self.found[-1]["rows"].append([])
        elif tag in ("td", "th", "caption"):
            self.inside.append("")
            if tag == "th":
                self.found[-1]["scopes"].append(given.get("scope"))

    def handle_endtag(self, tag):
        if tag == "caption":
            self.found[-1]["caption"] = self.inside.pop().strip()
        elif tag in ("td", "th"):
            self.found[-1]["rows"][-1].append(" ".join(self.inside.pop().split()))

    def handle_data(self, data):
        if self.inside:
            self.inside[-1] += data


def fold(text):
    """The fold of a page; empty when there is none."""
    found = re.search(
        r'<details class="panel fold standing" id="standing" data-late>.*?</details>', text, re.DOTALL
    )
    return found[0] if found else ""


def seat_scores(text):
    """The scores in the strip of players."""
    return re.findall(r'data-count="score/\d+">([^<]+)<', text)


@pytest.fixture(scope="module")
def matches(house):
    """A match of each game in which somebody has points."""
    found = {}
    for game in GAMES:
        table, people = friends_at(house, game, "Ann", "Bob", "Cid")
        while not any(table.match.scores):
            house.play(table.id, 5, len(table.match.steps))
        assert not table.match.is_over
        found[game] = table, people
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_fold_has_tables_with_captions_and_the_scores_of_the_strip(matches, game):
    table, people = matches[game]
    for person in people:
        text = person.get(f"/t/{table.id}").text
        assert text.count('id="r-standing" data-region') == 1
        tables = Tables(fold(text)).found
        assert tables
        for each in tables:
            assert each["caption"]
            assert set(each["scopes"]) == {"row", "col"}
            assert len({len(row) for row in each["rows"]}) == 1
        strip = ["hidden until the end" if score == "?" else score for score in seat_scores(text)]
        totals = [row for each in tables for row in each["rows"] if row[0] == "Total"]
        told = [[cell.removeprefix("?").strip().replace("−", "-") for cell in row[1:]] for row in totals]
        assert told == [strip] or (told == [] and {*strip} == {"0", "hidden until the end"})


def test_points_that_are_hidden_are_not_on_the_page_of_another(matches):
    table, people = matches["caylus1303"]
    assert table.match.options["open_points"] is False
    for seat, person in enumerate(people):
        known = seat_scores(person.get(f"/t/{table.id}").text)
        assert [each != "?" for each in known] == [other == seat for other in range(3)]
        text = fold(person.get(f"/t/{table.id}").text)
        bars = re.findall(r'<svg class="bar( facedown)?"', text)
        assert [bool(each) for each in bars] == [other != seat for other in range(3)]
        assert text.count("hidden until the end") > 0


def test_a_page_obeys_the_content_security_policy(matches):
    for table, people in matches.values():
        assert " style=" not in fold(people[0].get(f"/t/{table.id}").text)


def test_at_the_end_everybody_stands_on_the_podium_and_the_fold_is_gone(house):
    for game, count in (("belfort", 5), ("guilds", 4), ("caylus1303", 2)):
        names = ("Ann", "Bob", "Cid", "Dee", "Eve")[:count]
        table, people = friends_at(house, game, *names)
        house.play(table.id)
        table = house.table(table.id)
        text = people[0].get(f"/t/{table.id}").text
        assert fold(text) == ""
        podium = re.search(r'<ol class="podium">.*?</ol>', text, re.DOTALL)[0]
        places = [int(each) for each in re.findall(r'<li class="step-(\d)', podium)]
        assert places == sorted(table.match.ranking)
        assert podium.count('class="laurel"') == table.match.ranking.count(1)
        (sources,) = [each for each in Tables(text).found if "sources" in each["class"]]
        ranked = sorted(range(count), key=lambda seat: (table.match.ranking[seat], seat))
        assert sources["rows"][0][1:] == [names[seat] for seat in ranked]
        totals = [cell.replace("−", "-") for cell in sources["rows"][-1][1:]]
        assert totals == [str(table.match.scores[seat]) for seat in ranked]
        back = people[0].get(f"/t/{table.id}?at=20").text
        assert 'class="podium"' not in back
        assert fold(back)
