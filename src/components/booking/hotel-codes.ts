import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const HOTEL_AMENITIES: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`24-hour front desk`,
  2: msg`24-hour room service`,
  5: msg`Air conditioning`,
  22: msg`Concierge`,
  24: msg`Conference rooms`,
  33: msg`Lifts`,
  35: msg`Exercise room`,
  36: msg`Express check-in`,
  41: msg`Free airport shuttle`,
  42: msg`Free parking`,
  48: msg`Health club`,
  54: msg`Indoor pool`,
  58: msg`Laundry service`,
  64: msg`Parking`,
  66: msg`Outdoor pool`,
  68: msg`Parking`,
  71: msg`Pool`,
  76: msg`Restaurant`,
  77: msg`Room service`,
  79: msg`Sauna`,
  84: msg`Spa`,
  101: msg`Wheelchair access`,
  103: msg`Multilingual staff`,
  157: msg`Breakfast buffet`,
  165: msg`Bar`,
  179: msg`Wi-Fi`,
  198: msg`Non-smoking rooms`,
  201: msg`Luggage storage`,
  222: msg`Free fast internet`,
  224: msg`Pets allowed`,
  228: msg`Business centre`,
  258: msg`Accessible rooms`,
  269: msg`Meeting rooms`,
  282: msg`Airport shuttle`,
  286: msg`Wi-Fi`,
  316: msg`Electric car charging`,
  345: msg`Gym`,
};

/** A code that we have no name for is named by its number. */
export function hotelAmenity(code: number): MessageDescriptor {
  return HOTEL_AMENITIES[code] ?? msg`Amenity ${code}`;
}

const HOTEL_SOURCES: Readonly<Record<string, string>> = {
  100: 'Sabre',
  110: 'Expedia',
  112: 'Bedsonline',
  113: 'Booking.com',
};

export function hotelSource(code: string): string {
  return HOTEL_SOURCES[code] ?? code;
}
