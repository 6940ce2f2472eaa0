import type { FlightSearchRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { ResponseLine } from '../../http/line-writer.ts';
import { rememberSearch } from '../recent-searches/remember-search.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import { withAirlineCustomers } from './airline-customers.ts';
import { toFlightQuery } from './flight-query.ts';
import { refuseImpossibleLegs } from './refuse-impossible-legs.ts';

export async function searchFlights(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'practice' | 'searches'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'log'>,
  request: FlightSearchRequest,
): Promise<AsyncIterable<ResponseLine>> {
  const { terms, bookingToChange } = await readOfferTerms(deps, context, { kind: 'flight', request });
  refuseImpossibleLegs(request, terms.now);
  const { shouldPreFilter = false, inPolicyOnly = false } = request.filter ?? {};
  const query = toFlightQuery(request);
  const search = {
    query: await withAirlineCustomers(deps, query, terms),
    terms,
    bookingToChange,
    inPolicyOnly: shouldPreFilter && inPolicyOnly,
  };
  const task = { operation: 'searchFlights' as const, companyId: terms.companyId, search };
  const lines = deps.searches.search(task, context);
  return rememberSearch(deps, context, { search: { kind: 'flight', query }, terms, lines });
}
