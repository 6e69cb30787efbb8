"""Toll: a small invented game, the template for a new one and the cheapest in the tests."""
