"""HTTP in, HTTP out: the pages and forms, and the interface for programs below `api`."""
