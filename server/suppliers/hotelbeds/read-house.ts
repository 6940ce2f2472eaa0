import type { Property } from '#domain/offers/hotel-offer.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { zoneNear } from '../../features/airports/zone-near.ts';
import type { Fields } from '../fields.ts';
import { requireNumber } from './amounts.ts';
import type { HouseContent } from './house-content.ts';
import { starsOf } from './room-codes.ts';

/** A hotel as an answer of availability describes it, without any content. */
export interface House {
  code: number;
  name: string;
  latitude: number;
  longitude: number;
  stars: number;
  zoneName: string | undefined;
  destinationName: string | undefined;
}

const PROPERTY_ID = /^hb-([1-9]\d{0,8})$/;

function propertyIdOf(code: number): string {
  return `hb-${code}`;
}

export function hotelCodeOf(propertyId: string): number | null {
  const code = PROPERTY_ID.exec(propertyId)?.[1];
  return code === undefined ? null : Number(code);
}

export function readHouse(fields: Fields): House {
  return {
    code: requireNumber(fields, 'code'),
    name: fields.text('name').replaceAll(/\s+/g, ' '),
    latitude: requireNumber(fields, 'latitude'),
    longitude: requireNumber(fields, 'longitude'),
    stars: starsOf(fields.optionalText('categoryCode') ?? ''),
    zoneName: fields.optionalText('zoneName'),
    destinationName: fields.optionalText('destinationName'),
  };
}

const NEAREST_PLACE_KM = 50;

/**
 * The country and the time zone are those of the place and the airport nearby: Hotelbeds has its own codes of countries,
 * and no zones.
 */
export async function toProperty(
  { code, zoneName, destinationName, ...house }: House,
  content?: HouseContent,
): Promise<Property> {
  const [nearest] = (await loadGazetteer()).near(house.latitude, house.longitude, NEAREST_PLACE_KM);
  const country = nearest?.place.country ?? '';
  const { name, stars, latitude, longitude } = house;
  return {
    propertyId: propertyIdOf(code),
    name,
    chain: content?.chainCode
      ? { code: content.chainCode, name: content.chainName ?? content.chainCode }
      : null,
    stars,
    rating: null,
    address: {
      street: content?.street ?? '',
      postalCode: content?.postalCode ?? '',
      city: content?.city || zoneName || destinationName || '',
      country,
    },
    latitude,
    longitude,
    amenities: content?.amenities ?? [],
    zone: zoneNear({ latitude, longitude }, country),
  };
}
