"""What buildings and favours do, used alike by workers on the road and by favours at the site."""
