import { sortByNearness } from '#domain/booking/nearest-offers.ts';
import type { Money, TripRenewal } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { type PartToSearch, searchLikePart } from '../part/search-like-part.ts';

type NearestOffers = NonNullable<TripRenewal['parts'][number]['nearest']>;

interface PartToReplace extends PartToSearch {
  price: Money;
  /** Only offers that cost less; null for all. */
  below: Money | null;
}

/** A user waits for it. */
const SEARCH_MS = 8_000;
const MOST = 3;

export async function findNearestOffers(
  deps: Pick<Deps, 'db' | 'config' | 'searches' | 'log'>,
  terms: BookingTerms,
  { kind, details, startsOn, endsOn, price, below }: PartToReplace,
): Promise<NearestOffers> {
  const part = { kind, details, startsOn, endsOn };
  const offers =
    (await searchLikePart(deps, part, { terms, bookingToChange: null, withinMs: SEARCH_MS })) ?? [];
  const departure = 'legs' in details ? details.legs[0]?.segments[0]?.departure : undefined;
  const amountOf = (money: Money) => toCompanyAmount(money, terms);
  const most = below ? amountOf(below) : Number.POSITIVE_INFINITY;
  const cheaper = offers.filter((offer) => amountOf(offer.price) < most);
  const sorted = sortByNearness(
    below ? cheaper : offers,
    { amount: amountOf(price), departure },
    (offer) => ({
      amount: amountOf(offer.price),
      departure: offer.departure,
      distance: offer.distance,
    }),
  );
  // The same room or fare is sold by several sources.
  const titles = new Map(sorted.toReversed().map((offer) => [offer.title, offer]));
  return sorted
    .filter((offer) => titles.get(offer.title) === offer)
    .slice(0, MOST)
    .map(({ title, price: now, offer, result }) => ({ title, price: now, offer, result }));
}

function toCompanyAmount(money: Money, { currency, rates }: BookingTerms): number {
  return convertMoney(money, currency, rates)?.money.amount ?? Number.POSITIVE_INFINITY;
}
