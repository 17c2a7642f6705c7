"""What is kept of a guest beyond its cookie: taken over by an account, or forgotten for good."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import TypeAlias

from rebelote.rules.cards import Seat
from rebelote.server.accounts import AccountStore
from rebelote.server.shares import ShareStore
from rebelote.table.hall import Hall
from rebelote.table.people import Forget, PassOn
from rebelote.table.records import match_id

SeatsOfMatches: TypeAlias = dict[str, set[Seat]]
"""Where somebody sat: the seats in each match, by the match's name in records."""


class Pasts:
    """Moves or removes what the tables, the shares and the studies know of a guest."""

    def __init__(self, hall: Hall, accounts: AccountStore, shares: ShareStore) -> None:
        self._hall = hall
        self._accounts = accounts
        self._shares = shares

    async def take_over(self, guest: str, account: str) -> None:
        """What was the guest's is the account's; a table where both sit stays as it is.

        Broken off in the middle it can be done again.
        """
        await self._accounts.add_alias(guest, account)
        for table in await self._hall.services.store.traces([guest]):
            await self._hall.submit(table, PassOn(guest, account), None)
        await self._shares.pass_on(guest, account)

    async def forget(self, guests: Collection[str]) -> None:
        """Take guests, all of them one person, out of everything that is kept.

        Finished deals stay with whoever else played them, without the person's name; where a match
        goes on, a bot plays the seat from now on.
        """
        seats: SeatsOfMatches = defaultdict(set)
        for table in await self._hall.services.store.traces(guests):
            await self._forget_at(table, guests, seats)
        await self._shares.forget(guests, seats)

    async def _forget_at(self, table: str, guests: Collection[str], seats: SeatsOfMatches) -> None:
        live = await self._hall.get(table)
        await live.refresh()
        found = {live.table.seat_of(guest) for guest in guests} - {None}
        entries = await self._hall.services.store.read(table)
        reopened = (e["type"] == "match-reopened" for entry in entries for e in entry.events)
        for match in range(1, 2 + sum(reopened)):
            seats[match_id(table, match)] |= {seat for seat in found if seat is not None}
        for guest in guests:
            await live.submit(Forget(guest), None)
        await self._hall.services.store.forget(table, guests)
