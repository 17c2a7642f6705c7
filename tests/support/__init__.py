"""Real services and browsers for tests, each a context manager and a fixture."""
