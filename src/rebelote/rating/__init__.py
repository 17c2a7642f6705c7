"""Ratings from duplicate results: the same cards in the same chair, played by several.

The luck of the deal is the same for everybody who played it, so it drops out: what is left to
compare is how the cards were called and played.

- `boards`: a finished deal as a board, and what a bot makes of it in the same chair;
- `scale`: results on a board to ratings with their uncertainty (openskill);
- `ladder`: the ratings of all who played boards, one result after the other;
- `reference`: the bots' own ratings, measured once and shipped.
"""
