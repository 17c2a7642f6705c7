/** The problems of a day, as the server gives them. */
import type { Reason } from '../analysis/types';
import type { CardText, View } from '../wire/types';

export interface Problem {
  id: string;
  view: View;
  best: CardText[];
  played: CardText;
  values: Record<CardText, number>;
  errors: Record<CardText, number>;
  method: 'sampled' | 'every' | 'exact' | 'searched';
  worlds: number;
  reasons: Reason[];
}

export interface Day {
  day: string;
  problems: Problem[];
}
