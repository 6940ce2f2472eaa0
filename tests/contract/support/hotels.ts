import type { HotelDetailsRequest, HotelResults, HotelSearchRequest } from '#domain/contract.ts';
import { dayAhead } from './flights.ts';
import { readLines } from './search-lines.ts';

/** Towns in whose centre a search always has the same outcome; Einsiedeln has the practice hotels. */
export const TOWNS = {
  Appenzell: { latitude: 47.331, longitude: 9.41 },
  Arosa: { latitude: 46.7779, longitude: 9.6762 },
  Einsiedeln: { latitude: 47.1285, longitude: 8.7474 },
  Gersau: { latitude: 46.9942, longitude: 8.525 },
  Zurich: { latitude: 47.3769, longitude: 8.5417 },
};

/** Two nights in a month. */
export function stayBody(travelers: string[], more: Partial<HotelSearchRequest> = {}): HotelSearchRequest {
  return { travelers, location: TOWNS.Einsiedeln, checkIn: dayAhead(30), checkOut: dayAhead(32), ...more };
}

export function detailsBody(
  travelers: string[],
  propertyId: string,
  more: Partial<HotelDetailsRequest> = {},
): HotelDetailsRequest {
  return { travelers, propertyId, checkIn: dayAhead(30), checkOut: dayAhead(32), ...more };
}

export const hotelLines = (body: unknown) => readLines<HotelResults>(body);

export function hotelsOf(body: unknown): HotelResults['hotels'] {
  return hotelLines(body).results.flatMap(({ hotels }) => hotels);
}
