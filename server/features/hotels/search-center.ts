import type { HotelSearchRequest } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import { locatePlace } from '#server/gazetteer/locate-place.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { requestFault } from '../../offers/request-fault.ts';
import { findCompanyLocation } from '../companies/booking-company-repository.ts';

type Where = Pick<HotelSearchRequest, 'location' | 'companyLocation'>;

/** The centre of the search: the given point, or the position of a company location. */
export async function findSearchCenter(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  { location, companyLocation }: Where,
): Promise<Position> {
  if (location && companyLocation === undefined) return location;
  if (location || companyLocation === undefined) {
    throw requestFault('validation_failed', '/location', 'Either it or companyLocation must be given');
  }
  const found = await findCompanyLocation(db, companyId, companyLocation);
  if (!found) throw new DomainError('not_found', 'The company has no such location.');
  const { latitude, longitude, city, country } = found;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const place = city !== null && country !== null ? await locatePlace(city, country) : undefined;
  if (!place) throw requestFault('location_unknown', '/companyLocation', 'It has no place on the map');
  return { latitude: place.latitude, longitude: place.longitude };
}
