"""Rows for every table of a database as it is at some revision, whatever its columns are."""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    insert,
    select,
)

Contents: TypeAlias = dict[str, set[tuple[tuple[str, Any], ...]]]
"""The rows of every table, each as (column, value) pairs."""

AWKWARD = 'ñandú – "7♠"\\ \n'


def tables_in(connection: Connection) -> list[Table]:
    """Every table but Alembic's own, those that others point to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != "alembic_version"]


def fill(connection: Connection, count: int = 3) -> None:
    """Give every table so many more rows, no two alike."""
    for table in tables_in(connection):
        first = len(connection.execute(select(table)).all())
        rows = [row(connection, table, number) for number in range(first, first + count)]
        connection.execute(insert(table), rows)


def row(connection: Connection, table: Table, number: int) -> dict[str, Any]:
    """A row that only this number gives; what points to another table points to something there."""
    values = {}
    for column in table.columns:
        if column.foreign_keys:
            parent = next(iter(column.foreign_keys)).column
            known = connection.execute(select(parent).order_by(parent)).scalars().all()
            values[column.name] = known[number % len(known)]
        else:
            values[column.name] = value(column, number)
    return values


def value(column: Column[Any], number: int) -> Any:
    """A value of the column's type."""
    if column.nullable and number % 2:
        return None
    if isinstance(column.type, Boolean):
        return number % 2 == 0
    if isinstance(column.type, Float):
        return 1764460800.1 + number / 7
    if isinstance(column.type, Integer):
        return number + 1
    assert isinstance(column.type, String), f"{column}: say what a {column.type} looks like"
    text = f"{column.name[:5]}{number}"
    return text if column.type.length else f"{text} {AWKWARD}"


def contents(connection: Connection) -> Contents:
    """All rows of all tables, each with its columns' names."""
    found: Contents = {}
    for table in tables_in(connection):
        rows = connection.execute(select(table)).mappings()
        found[table.name] = {tuple(sorted(row.items())) for row in rows}
    return found
