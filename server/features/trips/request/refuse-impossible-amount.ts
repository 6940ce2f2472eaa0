import type { Money } from '#domain/contract.ts';
import { requestFault } from '../../../offers/request-fault.ts';

/** In minor units: far more than any trip costs, and small enough for exact sums. */
const HIGHEST_AMOUNT = 1_000_000_000_000;

/** Refuses negative amounts, and amounts that no trip costs. */
export function refuseImpossibleAmount({ amount }: Money, path: string): void {
  if (amount < 0) throw requestFault('validation_failed', `${path}/amount`, 'It must not be below 0');
  if (amount > HIGHEST_AMOUNT) {
    throw requestFault('validation_failed', `${path}/amount`, `It must be at most ${HIGHEST_AMOUNT}`);
  }
}
