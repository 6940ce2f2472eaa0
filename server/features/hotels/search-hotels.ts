import type { HotelSearchRequest } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import { toKilometres } from '#domain/geography.ts';
import { locatePlace } from '#server/gazetteer/locate-place.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { ResponseLine } from '../../http/line-writer.ts';
import { zoneNear } from '../airports/zone-near.ts';
import { findCompanyLocation, readSearchSettings } from '../companies/booking-company-repository.ts';
import { rememberSearch } from '../recent-searches/remember-search.ts';
import { readOfferTerms } from '../trips/change/read-offer-terms.ts';
import type { HotelSearch } from './hotel-search.ts';
import { guestsInRoom, refuseImpossibleStay } from './refuse-impossible-stay.ts';

const USUAL_RADIUS = 6;

export async function searchHotels(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'searches'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'prefersLines' | 'log'>,
  request: HotelSearchRequest,
): Promise<AsyncIterable<ResponseLine>> {
  const { terms, bookingToChange } = await readOfferTerms(deps, context, { kind: 'hotel', request });
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
    bookingToChange,
    together: !context.prefersLines,
    filter: filter?.shouldPreFilter ? filter : null,
  };
  const lines = deps.searches.search({ operation: 'searchHotels', companyId, search }, context);
  return rememberSearch(deps, context, { search: { kind: 'hotel', query: search.query }, terms, lines });
}

type Where = Pick<HotelSearchRequest, 'location' | 'companyLocation'>;

async function findSearchCenter(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  { location, companyLocation }: Where,
): Promise<Position> {
  if (location && companyLocation === undefined) return location;
  if (location || companyLocation === undefined) {
    throw fieldRefusal('validation_failed', '/location', 'inconsistent', { name: 'companyLocation' });
  }
  const found = await findCompanyLocation(db, companyId, companyLocation);
  if (!found) throw new DomainError('not_found', 'The company has no such location.');
  const { latitude, longitude, city, country } = found;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const place = city !== null && country !== null ? await locatePlace(city, country) : undefined;
  if (!place) throw fieldRefusal('location_unknown', '/companyLocation', 'not_on_map');
  return { latitude: place.latitude, longitude: place.longitude };
}
