"""Rebelote: belote with a rules engine, bots, a live table and a web client."""

__version__ = "0.1.0"
