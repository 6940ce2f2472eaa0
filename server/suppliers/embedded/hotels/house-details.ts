import type { HotelDetails, Picture } from '#domain/offers/hotel-offer.ts';
import { createChance } from '../chance.ts';
import { GYM, INDOOR_POOL, MEETING_ROOMS } from './amenities.ts';
import type { House } from './house.ts';
import { inventPhoneNumber } from './phone-numbers.ts';

/** The content of a hotel's page, without its rates. */
export function describeHouse({ property }: House): Omit<HotelDetails, 'rates'> {
  const { propertyId, address } = property;
  return {
    property,
    pictures: shownBy(property.amenities).map((shows) => ({
      path: `/images/hotels/${property.propertyId}/${shows}.svg`,
      shows,
    })),
    ...deskHours(propertyId),
    phone: inventPhoneNumber(address.country, createChance('phone', propertyId)),
  };
}

/** Check-in and check-out times, by the clock of the hotel. */
export function deskHours(propertyId: string): Pick<HotelDetails, 'checkInFrom' | 'checkOutUntil'> {
  const chance = createChance('details', propertyId);
  return {
    checkInFrom: chance.pick(['14:00', '15:00', '15:00', '16:00']),
    checkOutUntil: chance.pick(['10:00', '11:00', '11:00', '12:00']),
  };
}

/** The subjects of its pictures. */
export function shownBy(amenities: readonly number[]): Picture['shows'][] {
  const has = (code: number) => amenities.includes(code);
  return [
    'house',
    'lobby',
    'room',
    'breakfast',
    ...(has(GYM) ? ['gym' as const] : []),
    ...(has(INDOOR_POOL) ? ['pool' as const] : []),
    ...(has(MEETING_ROOMS) ? ['meeting' as const] : []),
  ];
}
