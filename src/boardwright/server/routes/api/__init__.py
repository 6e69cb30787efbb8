"""The HTTP interface for programs.

A seat is held by a token, sent as `Authorization: Bearer TOKEN`. Ids of actions, notations and views are
those of the Python package. A program gets only the knowledge of its seat.
"""
