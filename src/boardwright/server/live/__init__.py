"""Event streams of this process, and notifications between processes."""
