"""The ratings of this server's players, kept up to date from the studies as they are needed."""

from __future__ import annotations

import asyncio
from typing import Any

from rebelote.rating.ladder import Compared, Ladder, Player, Result
from rebelote.rating.reference import of_bots
from rebelote.rating.scale import SURE, Rating, better_share
from rebelote.server.studies import Study, StudyStore


class Ladders:
    """One ladder a game, in memory; what other workers found is read before every answer."""

    def __init__(self, studies: StudyStore) -> None:
        self._studies = studies
        self._known: dict[str, tuple[Ladder, int, int]] = {}
        self._turn = asyncio.Lock()

    async def player(self, profile: str, guest: str) -> Player | None:
        """What is known of a guest in a game; None before its first result."""
        async with self._turn:
            ladder, last, count = self._known.get(profile) or (Ladder(profile), 0, 0)
            # another worker's result may have been given its number first and kept later
            if await self._studies.count_boards(profile, last) != count:
                ladder, last, count = Ladder(profile), 0, 0
            new = await self._studies.on_boards(profile, last)
            await asyncio.to_thread(_add, ladder, new)
            last = new[-1][0] if new else last
            self._known[profile] = (ladder, last, count + len(new))
            return ladder.player(guest)


def _add(ladder: Ladder, studies: list[tuple[int, Study]]) -> None:
    for _, study in studies:
        assert study.board is not None
        ladder.add(Result(study.board, study.guest, study.margin, dict(study.bots)))


def rating_json(profile: str, player: Player) -> dict[str, Any]:
    """A player's rating as a page shows it."""
    rating = player.rating
    return {
        "profile": profile,
        "boards": player.boards,
        **_points(rating),
        "bots": [
            {
                "bot": bot,
                **_points(strength),
                **_compared(player.bots[bot]),
                "share": [round(part, 3) for part in better_share(rating, strength)],
            }
            for bot, strength in of_bots(profile, player.bots).items()
        ],
        "people": _compared(player.people),
    }


def _points(rating: Rating) -> dict[str, int]:
    return {"points": round(rating.points), "either_way": round(SURE * rating.error)}


def _compared(compared: Compared) -> dict[str, int]:
    return {"better": compared.better, "equal": compared.equal, "worse": compared.worse}
