"""What people see in a browser: pages from templates, filled with plain typed values."""
