/** A kept match as a file: what was entered, and the results for whoever reads it without this page. */
import { save } from '../after/files';
import type { KeptMatch, Tally } from './match';

export function exportMatch(match: KeptMatch, score: Tally): void {
  const results = score.rows.map(({ sheet, totals, pot }) => ({
    outcome: sheet.outcome,
    scores: sheet.scores,
    totals,
    pending: pot,
  }));
  const text = JSON.stringify({ ...match, results }, null, 2);
  save(`belote-${match.started.slice(0, 10)}.json`, text, 'application/json');
}
