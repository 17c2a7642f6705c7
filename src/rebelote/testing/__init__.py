"""Tools for testing rules, profiles and bots: shipped, so that a new profile can be tested too.

`rebelote.testing.conformance` holds what every profile must satisfy, `rebelote.testing.strategies`
hypothesis strategies, `rebelote.testing.playthrough` a deal told as text with every seat's view.
"""
