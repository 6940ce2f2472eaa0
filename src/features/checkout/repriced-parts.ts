import { amountDue } from '#domain/checkout/amount-due.ts';
import { type CheckoutPart, sumPrices } from '#domain/checkout/checkout-part.ts';
import type { CheckoutTerms, FullVerdict } from '#domain/contract.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import type { CheckoutState } from '#machines/checkout/checkout-selectors.ts';
import { repricingResult } from '../../booking/repricing-result.ts';
import type { RepricingResult } from '../../components/booking/RepricingDialog.tsx';

export function repricedParts(
  state: CheckoutState,
  parts: readonly CheckoutPart[],
  proposal: readonly CheckoutPart[] | null,
  { bookingFee }: Pick<CheckoutTerms, 'bookingFee'>,
): RepricingResult | null {
  const proposed = (proposal ?? []).map((part, position) => comparedWith(part, parts[position]));
  const repriced = repricingResult(
    state,
    proposed.map(({ priced }) => priced),
  );
  if (!repriced || !('priced' in repriced) || proposed.length < 2) return repriced;
  const [before, after] = [sumPrices(parts), sumPrices(proposed)];
  const changed = proposed.filter((part, position) => hasChanged(part, parts[position]));
  return {
    type: repriced.type,
    priced: changed.map((part) => {
      const { offer, change, verdict } = part.priced;
      return { offer, name: partTitle(part), change, verdict };
    }),
    total:
      before && after ? { before: amountDue(before, bookingFee), after: amountDue(after, bookingFee) } : null,
  };
}

/**
 * The server compares with the price when the offer was made, so that small rises add up to one that is asked about. A
 * person compares with the price on the page.
 */
function comparedWith(part: CheckoutPart, shown: CheckoutPart | undefined): CheckoutPart {
  const before = shown?.priced.total.asked;
  const { change } = part.priced;
  if (before?.currency !== change.after.currency) return part;
  const rise = change.after.amount - before.amount;
  const kind = rise === 0 ? 'same' : rise > 0 ? 'dearer' : 'cheaper';
  return { ...part, priced: { ...part.priced, change: { ...change, kind, before } } } as CheckoutPart; // of its kind
}

function hasChanged(
  { priced: { change, verdict } }: CheckoutPart,
  before: CheckoutPart | undefined,
): boolean {
  return change.kind !== 'same' || !before || !isSameVerdict(verdict, before.priced.verdict);
}

function isSameVerdict(one: FullVerdict, other: FullVerdict): boolean {
  return one.inPolicy === other.inPolicy && one.levels.join() === other.levels.join();
}
