import type { CarSearchRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { ResponseLine } from '../../http/line-writer.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { rememberSearch } from '../recent-searches/remember-search.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import { readRental } from './read-rental.ts';

export async function searchCars(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'searches'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'log'>,
  request: CarSearchRequest,
): Promise<AsyncIterable<ResponseLine>> {
  const { terms, bookingToChange } = await readOfferTerms(deps, context, { kind: 'car', request });
  const { companyId } = terms;
  const settings = await readSearchSettings(deps.db, companyId);
  const { unit = settings.unit, filter } = request;
  const query = readRental(request, unit, terms.now);
  const search = {
    query,
    terms,
    unit,
    bookingToChange,
    filter: filter?.shouldPreFilter ? filter : null,
  };
  const lines = deps.searches.search({ operation: 'searchCars', companyId, search }, context);
  return rememberSearch(deps, context, { search: { kind: 'car', query }, terms, lines });
}
