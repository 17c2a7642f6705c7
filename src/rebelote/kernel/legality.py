"""Which cards may be played, on kernel masks: the form of `rules.play.legal_mask` that search uses.

Only the numbering differs: trump is suit 0 and strength is the card's number. A property test holds
the two equal for every profile and option.
"""

from __future__ import annotations

from rebelote.kernel.compiled import compiled

#: The rules of play in one word: partner rule (2 bits), undertrump rule (1), lead rule (1).
UNDERTRUMP_SHIFT = 2
LEAD_SHIFT = 3


def rule_word(partner_rule: int, undertrump_rule: int, lead_rule: int) -> int:
    """Pack the three rules (the integers of `rules.play.PlayRules`)."""
    return partner_rule | undertrump_rule << UNDERTRUMP_SHIFT | lead_rule << LEAD_SHIFT


@compiled("int64(int64, int64, int64, int64, int64)")
def legal(hand: int, lead: int, top: int, partner_holds: int, rules: int) -> int:
    """Legal cards of ``hand`` (a kernel mask) when a trick is open.

    ``lead`` is the kernel suit led; ``top`` the highest trump in the trick, -1 without one;
    ``partner_holds`` is 1 when the partner's card is winning.
    """
    follow = hand & (255 << (8 * lead))
    trumps = hand & 255
    beating = trumps & ~((1 << (top + 1)) - 1)
    if follow != 0:
        excused = partner_holds == 1 and (rules & 8) != 0
        if lead == 0 and beating != 0 and not excused:
            follow = beating
        return follow
    if trumps == 0:
        return hand
    partner_rule = rules & 3
    if partner_holds == 1 and partner_rule != 3:
        if partner_rule == 0:
            return hand
        plain = hand & ~255
        if beating != 0:
            return plain | beating
        if partner_rule == 1 and plain != 0:
            return plain
        return hand
    if beating != 0:
        return beating
    if (rules & 4) != 0:
        return hand
    return trumps
