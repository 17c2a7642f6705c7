/** Which of this browser's tables play a deal that somebody gave: the way back to the comparison. */
const STORED = 'rebelote.given';
const KEPT = 50;

function known(): [table: string, deal: string][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(value) ? (value as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function rememberGiven(table: string, deal: string): void {
  const others = known().filter(([other]) => other !== table);
  try {
    localStorage.setItem(STORED, JSON.stringify([[table, deal], ...others].slice(0, KEPT)));
  } catch {
    // without storage the link itself is the way back
  }
}

/** The given deal that a table plays, if this browser sat down there. */
export const givenDealOf = (table: string): string | undefined => known().find(([other]) => other === table)?.[1];
