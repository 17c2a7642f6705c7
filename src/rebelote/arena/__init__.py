"""Bots against bots: simulation and duplicate matches."""
