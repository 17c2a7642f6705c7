"""A live table: commands in, events appended to a log, numbered views out.

The core (`events`, `state`, `commands`) is pure: no clock, no chance, no I/O of its own. The rest
drives it through three small protocols: `store.Store`, `bus.Bus` and `clock.Clock`.
"""
