import type { Money } from '#domain/contract.ts';
import { fieldRefusal } from '../../../field-errors.ts';

/** In minor units: far more than any trip costs, and small enough for exact sums. */
const HIGHEST_AMOUNT = 1_000_000_000_000;

export function refuseImpossibleAmount({ amount }: Money, path: string): void {
  if (amount < 0) throw fieldRefusal('validation_failed', `${path}/amount`, 'negative');
  if (amount > HIGHEST_AMOUNT) {
    throw fieldRefusal('validation_failed', `${path}/amount`, 'amount_too_large', {
      maximum: HIGHEST_AMOUNT,
    });
  }
}
