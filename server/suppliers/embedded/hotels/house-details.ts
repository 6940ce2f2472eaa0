import { countries, type TCountryCode } from 'countries-list';
import type { HotelDetails, Picture } from '#domain/offers/hotel-offer.ts';
import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import { createChance } from '../chance.ts';
import { GYM, INDOOR_POOL, MEETING_ROOMS } from './amenities.ts';
import type { House } from './house.ts';

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

const KEPT_FREE: Readonly<Record<string, string>> = {
  AU: '+61 2 5550 ####',
  CA: '+1 613 555 01##',
  DE: '+49 30 23125 ###',
  FR: '+33 1 99 00 ## ##',
  GB: '+44 20 7946 0###',
  SE: '+46 8 465 004 ##',
  US: '+1 202 555 01##',
};

/** An unassigned number: no area code begins with 000. */
function inventPhoneNumber(country: string, chance: SeededRandom): string {
  const [code = 1] = country in countries ? countries[country as TCountryCode].phone : []; // just checked
  const pattern = KEPT_FREE[country] ?? `+${code} 000 ## ## ##`;
  return pattern.replaceAll('#', () => String(chance.between(0, 9)));
}
