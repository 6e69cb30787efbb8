"""No damaged file is served: a sample of the attack, which `tests.server.attack_damage` runs longer."""

from tests.server import attack_damage


def test_of_damaged_files_none_is_served():
    found = attack_damage.run(len(attack_damage.KINDS) * 2, seed=1)
    assert found["failures"] == []
    assert found["refused"] > 0
    assert found["closed"] > 0
    assert found["identical"] > 0
