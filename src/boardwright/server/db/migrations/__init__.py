"""Steps from each release of the database to the next."""
