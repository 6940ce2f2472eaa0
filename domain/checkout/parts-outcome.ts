import type { OfferOutcome } from '../booking/flow-types.ts';
import type { Repricing } from '../offers/price-change.ts';
import { type CheckoutPart, withExtras, withPrice } from './checkout-part.ts';

export type PartsOutcome =
  | { type: Repricing | 'extrasGone'; parts: readonly CheckoutPart[] }
  | { type: 'soldOut' | 'expired'; gone: readonly number[] };

export interface PartWithOutcome {
  part: CheckoutPart;
  outcome: OfferOutcome;
}

/** The worst first. */
const SEVERITY = [
  'soldOut',
  'expired',
  'extrasGone',
  'verdictChanged',
  'dearer',
  'dearerWithinTolerance',
  'cheaper',
  'same',
] as const satisfies readonly OfferOutcome['type'][];

/** Parts are booked together or not at all, so the worst outcome decides for all of them. */
export function worstOutcome(priced: readonly PartWithOutcome[]): PartsOutcome {
  const type = SEVERITY.find((one) => priced.some(({ outcome }) => outcome.type === one)) ?? 'same';
  if (type === 'soldOut' || type === 'expired') {
    return { type, gone: priced.flatMap(({ outcome }, position) => ('priced' in outcome ? [] : [position])) };
  }
  return { type, parts: priced.map(applyPrice) };
}

function applyPrice({ part: before, outcome }: PartWithOutcome): CheckoutPart {
  if (!('priced' in outcome)) throw new Error(`There is no price in the outcome ${outcome.type}`);
  const part = withPrice(before, outcome.priced);
  return outcome.type === 'extrasGone' ? withExtras(part, outcome.extras) : part;
}
