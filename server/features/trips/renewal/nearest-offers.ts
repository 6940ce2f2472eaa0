import type { Money, TripRenewal } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { type PartToSearch, searchLikePart } from '../part/search-like-part.ts';

type NearestOffers = NonNullable<TripRenewal['parts'][number]['nearest']>;

interface PartToReplace extends PartToSearch {
  price: Money;
  travelers: readonly string[];
}

/** A user waits for it. */
const SEARCH_MS = 8_000;
const MOST = 3;

/** The offers that come nearest to a part that is sold out; none if the suppliers do not answer in time. */
export async function findNearestOffers(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'searches' | 'log'>,
  companyId: string,
  { kind, details, startsOn, endsOn, price, travelers }: PartToReplace,
): Promise<NearestOffers> {
  const terms = await readTermsFor(deps, companyId, travelers);
  const part = { kind, details, startsOn, endsOn };
  const offers = (await searchLikePart(deps, part, { terms, withinMs: SEARCH_MS })) ?? [];
  const departure = 'legs' in details ? details.legs[0]?.segments[0]?.departure : undefined;
  return nearest(offers, { price, departure }, terms).map((offer) => ({
    title: offer.title,
    price: offer.price,
  }));
}

/** First by time or distance, then by price. */
function nearest(
  offers: readonly OfferWithTitle[],
  { price, departure }: { price: Money; departure: string | undefined },
  { currency, rates }: BookingTerms,
): OfferWithTitle[] {
  const toCompanyAmount = (money: Money) =>
    convertMoney(money, currency, rates)?.money.amount ?? Number.POSITIVE_INFINITY;
  const before = toCompanyAmount(price);
  return offers
    .map((offer) => ({
      offer,
      away: awayFrom(offer, departure),
      dearer: Math.abs(toCompanyAmount(offer.price) - before),
    }))
    .sort((one, other) => one.away - other.away || one.dearer - other.dearer)
    .slice(0, MOST)
    .map(({ offer }) => offer);
}

function awayFrom(offer: OfferWithTitle, departure: string | undefined): number {
  if (offer.departure === undefined || departure === undefined) return offer.distance ?? 0;
  return Math.abs(Date.parse(offer.departure) - Date.parse(departure));
}
