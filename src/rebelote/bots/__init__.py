"""Who can sit at a seat: bots that see a `View` and answer with an action.

`make_bot` is the one factory that tables, the arena, the command line and the tests use, and
`bot_ids` names the levels that play a profile, the simplest first. A bot is a `BotSpec` (data) in a
module of this package plus the class it names; a new module is found by itself (docs/add-a-bot.md).
"""

from rebelote.bots.protocol import Advice, Bot, BotSpec
from rebelote.bots.roster import bot_ids, bot_specs, make_bot

__all__ = ["Advice", "Bot", "BotSpec", "bot_ids", "bot_specs", "make_bot"]
