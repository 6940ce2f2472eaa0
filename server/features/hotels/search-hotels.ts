import type { HotelSearchRequest } from '#domain/contract.ts';
import { toKilometres } from '#domain/distance-unit.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { CheckedLine } from '../../http/line-writer.ts';
import { readOfferTerms } from '../../offers/read-offer-terms.ts';
import { zoneNear } from '../airports/zone-near.ts';
import { readSearchSettings } from '../companies/booking-company-repository.ts';
import { rememberSearch } from '../recent-searches/remember-search.ts';
import type { HotelSearch } from './hotel-search.ts';
import { guestsInRoom, refuseImpossibleStay } from './refuse-impossible-stay.ts';
import { findSearchCenter } from './search-center.ts';

const USUAL_RADIUS = 6;

/** Begins a search for travellers whom the caller may book for; what no hotel can be asked for is refused. */
export async function searchHotels(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'searches'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'prefersLines' | 'log'>,
  request: HotelSearchRequest,
): Promise<AsyncIterable<CheckedLine>> {
  const { terms, changedBooking } = await readOfferTerms(deps, context, { kind: 'hotel', request });
  const { companyId } = terms;
  const [center, settings] = await Promise.all([
    findSearchCenter(deps, companyId, request),
    readSearchSettings(deps.db, companyId),
  ]);
  refuseImpossibleStay(request, zoneNear(center), terms.now);
  const { checkIn, checkOut, travelers, rooms = travelers.length, filter } = request;
  const { unit = settings.unit, radius = USUAL_RADIUS } = request;
  const search: HotelSearch = {
    query: {
      ...center,
      radiusKm: toKilometres(radius, unit),
      checkIn,
      checkOut,
      rooms,
      guests: guestsInRoom(request),
      rateCodes: settings.rateCodes,
    },
    terms,
    unit,
    changedBooking,
    together: !context.prefersLines,
    filter: filter?.shouldPreFilter ? filter : null,
  };
  const lines = deps.searches.search({ operation: 'searchHotels', companyId, search }, context);
  return rememberSearch(deps, context, { search: { kind: 'hotel', query: search.query }, terms, lines });
}
