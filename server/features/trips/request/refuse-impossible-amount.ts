import type { Money } from '#domain/contract.ts';
import { requestFault } from '../../../offers/request-fault.ts';

/** In minor units; so much costs no trip, and sums of it are exact. */
const HIGHEST_AMOUNT = 1_000_000_000_000;

/** Refuses an amount below nothing, or beyond all that is spent on a trip. */
export function refuseImpossibleAmount({ amount }: Money, path: string): void {
  if (amount < 0) throw requestFault('validation_failed', `${path}/amount`, 'It must not be below 0');
  if (amount > HIGHEST_AMOUNT) {
    throw requestFault('validation_failed', `${path}/amount`, `It must be at most ${HIGHEST_AMOUNT}`);
  }
}
