import type { CheckoutInfo } from '../checkout/checkout-info.ts';
import type { Money } from '../contract.ts';
import { subtractMoney } from '../money.ts';
import { type OfferMeasures, sortByNearness } from './nearest-offers.ts';

export interface EarlierChoice {
  /** The hotel or the flight; for cars the same as `offer`. */
  result: string;
  offer: string;
  /** The supplier's price at that time; for one traveler where it is a flight. */
  price: Money;
  departure?: string;
  info: Pick<CheckoutInfo, 'comment' | 'reason' | 'referenceFieldValues'>;
}

export type EarlierFit = 'same' | 'otherTerms' | 'nearest';

export interface EarlierOffer<Result> {
  result: Result;
  fit: EarlierFit;
  price: Money;
  difference: Money | null;
}

export interface SearchForEarlier<Gone> {
  earlier: EarlierChoice | null;
  /** All results have arrived and are shown, so that the others are not offered. */
  isComplete: boolean;
  /** Offers that were sold out or withdrawn when they were chosen; for cars their ids. */
  gone: Gone;
}

interface ListedOffer<Result> extends Omit<OfferMeasures, 'amount'> {
  result: Result;
  id: string;
  key: string;
  price: Money;
}

export function findAmong<Result>(
  offers: readonly ListedOffer<Result>[],
  earlier: EarlierChoice,
  isComplete: boolean,
): EarlierOffer<Result> | null {
  const others = offers.filter(({ id }) => id === earlier.result);
  const same = others.find(({ key }) => key === earlier.offer);
  const [other] = others;
  if (same) return compare(same, 'same', earlier);
  if (other) return compare(other, 'otherTerms', earlier);
  if (!isComplete) return null;
  const before = { amount: earlier.price.amount, departure: earlier.departure };
  const [nearest] = sortByNearness(offers, before, ({ price, departure, distance }) => ({
    amount: price.currency === earlier.price.currency ? price.amount : Number.POSITIVE_INFINITY,
    departure,
    distance,
  }));
  return nearest ? compare(nearest, 'nearest', earlier) : null;
}

export function findOffer<Result>(
  offers: readonly Omit<ListedOffer<Result>, 'id'>[],
  earlier: EarlierChoice,
): EarlierOffer<Result> | null {
  const separate = offers.map((offer) => ({ ...offer, id: offer.key }));
  return findAmong(separate, { ...earlier, result: earlier.offer }, true);
}

function compare<Result>(
  { result, price }: ListedOffer<Result>,
  fit: EarlierFit,
  earlier: EarlierChoice,
): EarlierOffer<Result> {
  const difference = price.currency === earlier.price.currency ? subtractMoney(price, earlier.price) : null;
  return { result, fit, price, difference };
}
