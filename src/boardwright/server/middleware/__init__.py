"""ASGI middleware, around every request and response."""
