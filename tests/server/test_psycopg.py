"""What the driver of PostgreSQL must do for us, and from which release on it does."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_notification_waits_until_it_is_listened_to(postgres):
    import psycopg

    url = postgres.database()
    with psycopg.connect(url, autocommit=True) as hearing, psycopg.connect(url, autocommit=True) as telling:
        hearing.execute("LISTEN news")
        telling.execute("NOTIFY news, 'early'")
        hearing.execute("SELECT 1")  # it arrives with this answer, while nobody listens
        heard = [each.payload for each in hearing.notifies(timeout=5, stop_after=1)]
    assert heard == ["early"]


def test_releases_that_lose_notifications_are_not_taken():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = map(Requirement, project["optional-dependencies"]["postgres"])
    driver = next(each for each in wanted if each.name == "psycopg")
    assert "3.2.3" not in driver.specifier and "3.2.4" in driver.specifier
