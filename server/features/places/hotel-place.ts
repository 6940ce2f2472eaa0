import type { Property } from '#domain/offers/hotel-offer.ts';
import type { HotelDirectory } from '../../suppliers/hotel-directory.ts';
import { countryName } from '../enums/countries.ts';
import type { SearchablePlace } from './searchable-places.ts';

const HOTEL_ID = /^emb_htl_([A-Za-z0-9-]{1,20})$/;

export function toHotelPlace({
  propertyId,
  name,
  address,
  latitude,
  longitude,
  zone,
}: Property): SearchablePlace {
  const { street, postalCode, city, country } = address;
  return {
    id: `emb_htl_${propertyId}`,
    kind: 'hotel',
    name,
    street,
    postalCode,
    city,
    country,
    countryName: countryName(country),
    latitude,
    longitude,
    zone,
    population: 0,
  };
}

export async function findHotelPlace(directory: HotelDirectory, id: string): Promise<SearchablePlace | null> {
  const propertyId = HOTEL_ID.exec(id)?.[1];
  const hotel = propertyId === undefined ? null : await directory.byId(propertyId);
  return hotel && toHotelPlace(hotel);
}
