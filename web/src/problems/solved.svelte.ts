/** Which problems were answered, and how; kept in this browser only. */
import type { CardText } from '../wire/types';

const STORED = 'rebelote.problems';

type Answers = Record<string, { card: CardText; right: boolean }>;

function read(): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Answers) : {};
  } catch {
    return {};
  }
}

let answers = $state<Answers>(read());

export const answerTo = (problem: string): { card: CardText; right: boolean } | undefined => answers[problem];

export const solvedCount = (): number => Object.values(answers).filter((answer) => answer.right).length;

/** Keeps the first answer to a problem: looking at the solution and trying again does not count. */
export function keepAnswer(problem: string, card: CardText, right: boolean): void {
  if (answers[problem]) return;
  answers = { ...answers, [problem]: { card, right } };
  try {
    localStorage.setItem(STORED, JSON.stringify(answers));
  } catch {
    // a browser that keeps nothing: the count lives as long as the page
  }
}
