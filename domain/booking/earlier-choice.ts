import type { CheckoutInfo } from '../checkout/checkout-info.ts';
import type { Money } from '../contract.ts';
import { subtractMoney } from '../money.ts';
import { type OfferMeasures, sortByNearness } from './nearest-offers.ts';

/** What a traveller chose in an earlier request, whose search is opened again. */
export interface EarlierChoice {
  /** The hotel or the flight; of cars the same as `offer`. */
  result: string;
  /** Identifies the room, the fare or the car in every search. */
  offer: string;
  /** The supplier's price then; of flights for one traveller, as they are listed. */
  price: Money;
  /** The local time at which a flight departs; absent for others. */
  departure?: string;
  /** The information of the request, which its new checkout proposes. */
  info: Pick<CheckoutInfo, 'comment' | 'reason' | 'referenceFieldValues'>;
}

/** How an offer compares with the earlier choice: the same, another offer of the same result, or the nearest of the others. */
export type EarlierFit = 'same' | 'otherTerms' | 'nearest';

/** The earlier choice among the offers of a search, or what comes nearest to it. */
export interface EarlierOffer<Result> {
  result: Result;
  fit: EarlierFit;
  price: Money;
  /** The increase since then, negative for a decrease; null in another currency. */
  difference: Money | null;
}

/** A search in which the earlier choice is looked for. */
export interface SearchForEarlier<Gone> {
  earlier: EarlierChoice | null;
  /** All results have arrived and are shown, so that the others are not offered. */
  isComplete: boolean;
  /** Offers that were sold out or withdrawn when they were chosen; of cars their ids. */
  gone: Gone;
}

interface ListedOffer<Result> extends Omit<OfferMeasures, 'amount'> {
  /** What is chosen from the list. */
  result: Result;
  /** Of the result, as an earlier choice names it. */
  id: string;
  /** Of the offer, as an earlier choice names it. */
  key: string;
  price: Money;
}

/** The same offer, else the first one of the same result, else the nearest one. */
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

/** Among the terms of one result: the same offer, else the nearest one. */
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
