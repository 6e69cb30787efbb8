"""Caylus 1303: a road of buildings, a provost that everybody pushes, and the king's favours."""
