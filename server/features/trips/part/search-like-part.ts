import { multiplyMoney } from '#domain/money.ts';
import type { PartDetails, SupplierPartKind } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import type { BookingToChange } from '../../../offers/search-call.ts';
import { searchAgain } from '../../recent-searches/search-again.ts';
import type { SearchedOffer } from '../../recent-searches/search-rules.ts';
import { isPricedPerTraveler, searchForPart } from './kinds/part-kinds.ts';

export interface PartToSearch {
  kind: SupplierPartKind;
  details: PartDetails;
  startsOn: string;
  endsOn: string;
}

interface SearchTerms {
  terms: BookingTerms;
  bookingToChange: BookingToChange | null;
  withinMs: number;
}

export async function searchLikePart(
  deps: Pick<Deps, 'db' | 'config' | 'searches' | 'log'>,
  { kind, details, ...days }: PartToSearch,
  { terms, bookingToChange, withinMs }: SearchTerms,
): Promise<SearchedOffer[] | null> {
  const travelers = terms.travelers.length;
  const search = searchForPart(kind, details, { ...days, travelers });
  const signal = AbortSignal.timeout(withinMs);
  try {
    const offers = await searchAgain(deps, { search, terms, bookingToChange }, { signal, log: deps.log });
    if (!isPricedPerTraveler(kind)) return offers;
    return offers.map((offer) => ({ ...offer, price: multiplyMoney(offer.price, travelers) }));
  } catch (error) {
    deps.log.warn({ err: error }, 'The search for offers like a part failed');
    return null;
  }
}
