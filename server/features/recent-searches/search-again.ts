import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import type { BookingToChange } from '../../offers/search-call.ts';
import type { SearchCaller } from '../../search-threads/searches.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { toOffers, toTask } from './search-kinds.ts';
import type { ResultLine, SearchedOffer } from './search-rules.ts';

interface SearchToRepeat {
  search: RecentSearch;
  terms: BookingTerms;
  bookingToChange?: BookingToChange | null;
}

export async function searchAgain(
  deps: Pick<Deps, 'db' | 'config' | 'searches'>,
  { search, terms, bookingToChange = null }: SearchToRepeat,
  seeker: SearchCaller,
): Promise<SearchedOffer[]> {
  const { companyId } = terms;
  const settings = await readSearchSettings(deps.db, companyId);
  const offers: SearchedOffer[] = [];
  let failed = false;
  const decoder = new TextDecoder();
  const task = await toTask(search, { deps, terms, bookingToChange, settings });
  for await (const bytes of deps.searches.search(task, seeker)) {
    const line = JSON.parse(decoder.decode(bytes)) as ResultLine; // written by the contract
    if (line.type === 'failure') failed = true;
    if (line.type === 'results') offers.push(...toOffers(search.kind, line));
  }
  if (failed && offers.length === 0) {
    throw new DomainError('unavailable', 'No supplier answers. Try again in a moment.');
  }
  return offers;
}
