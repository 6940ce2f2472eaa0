import { formatAmount } from './booking/booking-facts.ts';

export type Question = 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged';

/** A price that rises by no more percent is within the tolerance of a company that has set none. */
const TOLERANCE_PERCENT = 3;

export function amountAt(listed: number, percent: number): number {
  return Math.round((listed * (100 + percent)) / 100);
}

/** What a person has to be asked about a price, or about the approvals that it needs. */
export function questionOf(
  before: { percent: number; levels: number },
  now: { percent: number; levels: number },
): Question | null {
  if (now.levels > before.levels) return 'verdictChanged';
  if (now.percent === before.percent) return null;
  if (now.percent < before.percent) return 'cheaper';
  const cap = (100 + before.percent) * (1 + TOLERANCE_PERCENT / 100);
  return 100 + now.percent <= cap ? 'dearerWithinTolerance' : 'dearer';
}

export const QUESTION_TITLES: Readonly<Record<Question, string>> = {
  cheaper: 'The price has fallen',
  dearerWithinTolerance: 'The price has risen slightly',
  dearer: 'The price has risen',
  verdictChanged: 'The policy decision has changed',
};

/** Before, now and the difference, as they are compared; nothing where the price has stayed. */
export function comparison(before: number, now: number): string[] {
  if (before === now) return [];
  const sign = now < before ? '-' : '+';
  return [formatAmount(before), formatAmount(now), `${sign}${formatAmount(Math.abs(now - before))}`];
}
