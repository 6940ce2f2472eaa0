import type { FullVerdict } from '../contract.ts';

/**
 * Whether a flight was compared by two prices: its limit applies to the fare alone, the thresholds of approvals to the
 * fare with seats and bags. Texts then say which is which.
 */
export function hasTwoPrices({ rules, thresholds }: FullVerdict['travelers'][number]): boolean {
  const budget = rules.find(({ rule }) => rule === 'flight.budget');
  return (
    budget?.rule === 'flight.budget' &&
    thresholds.some(
      ({ threshold, actual }) =>
        threshold.startsWith('flight.') && actual.asked.amount !== budget.actual.asked.amount,
    )
  );
}
