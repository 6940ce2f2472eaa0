import type { FlightDatesRequest } from '#domain/contract.ts';
import { datePairsAround } from '#domain/flight-booking/date-grid.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { ResponseLine } from '../../http/line-writer.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import { withAirlineCustomers } from './airline-customers.ts';
import { toFlightQuery } from './flight-query.ts';
import { findBookableDays, refuseImpossibleLegs } from './refuse-impossible-legs.ts';

export async function searchFlightDates(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'practice' | 'searches'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'log'>,
  request: FlightDatesRequest,
): Promise<AsyncIterable<ResponseLine>> {
  const { legs, filter } = request;
  const { terms, bookingToChange } = await readOfferTerms(deps, context, { kind: 'flight', request });
  refuseImpossibleLegs(request, terms.now);
  const { shouldPreFilter = false, inPolicyOnly = false } = filter ?? {};
  const [departureDate = '', returnDate = null] = legs.map((leg) => leg.departureDate);
  const search = {
    query: await withAirlineCustomers(deps, toFlightQuery(request), terms),
    terms,
    bookingToChange,
    inPolicyOnly: shouldPreFilter && inPolicyOnly,
    pairs: datePairsAround({ departureDate, returnDate }, findBookableDays(legs, terms.now)),
  };
  return deps.searches.search(
    { operation: 'searchFlightDates', companyId: terms.companyId, search },
    context,
  );
}
