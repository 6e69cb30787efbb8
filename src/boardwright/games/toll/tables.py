"""Everything printed on components; a match may bring its own values."""

from typing import Final

from boardwright.core.game import Printed, Values, number, numbers

PRINTED: Final = (
    Printed("building.inn.cost", 2),
    Printed("building.mill.cost", 3),
    Printed("building.tower.cost", 5),
    Printed("building.points", (1, 2, 4)),
    Printed("building.copies", (3, 2, 1), low=1, high=9),
    Printed("income", 2),
    Printed("income_per_mill", 1),
    Printed("toll.leader", 2),
    Printed("toll.others", 1),
    Printed("errand.copies", 2, low=2, high=9),
    Printed("errand.points", 3),
    Printed("start.gold", 2, high=10),
    Printed("start.bank", 40, low=40, high=999),
    Printed("rounds", 5, low=1, high=9),
)


class Tables:
    """The values of one match: immutable, shared by all copies of its state."""

    __slots__ = (
        "copies",
        "cost",
        "errand_copies",
        "errand_points",
        "income",
        "income_per_mill",
        "made_from",
        "points",
        "rounds",
        "start_bank",
        "start_gold",
        "toll_of_leader",
        "toll_of_others",
    )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tables) and (self is other or self.made_from == other.made_from)

    def __hash__(self) -> int:
        return hash(len(self.made_from))

    def __reduce__(self) -> tuple[object, ...]:
        return Tables, self.made_from

    def __init__(self, values: Values) -> None:
        self.made_from: tuple[Values] = (values,)
        self.cost: tuple[int, ...] = tuple(
            number(values[f"building.{name}.cost"]) for name in ("inn", "mill", "tower")
        )
        self.points: tuple[int, ...] = numbers(values["building.points"])
        self.copies: tuple[int, ...] = numbers(values["building.copies"])
        self.income: int = number(values["income"])
        self.income_per_mill: int = number(values["income_per_mill"])
        self.toll_of_leader: int = number(values["toll.leader"])
        self.toll_of_others: int = number(values["toll.others"])
        self.errand_copies: int = number(values["errand.copies"])
        self.errand_points: int = number(values["errand.points"])
        self.start_gold: int = number(values["start.gold"])
        self.start_bank: int = number(values["start.bank"])
        self.rounds: int = number(values["rounds"])
