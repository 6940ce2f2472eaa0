import type { Position } from '#domain/geography.ts';
import type { CarPlace } from '#domain/offers/car-offer.ts';
import type { FlightPlace } from '#domain/offers/flight-offer.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAirports } from '../airports/airport-data.ts';
import { findFlightPlace } from '../flights/flight-places.ts';

/** Places farther away do not describe a location. */
const REACH_KM = 30;

/** A short description of the search. */
export async function describeSearch(search: RecentSearch): Promise<string> {
  switch (search.kind) {
    case 'flight': {
      const stops = search.query.legs.flatMap(({ origin, destination }) => [origin, destination]);
      const cities = stops.map(findCity).filter((city, index, all) => city !== all[index - 1]);
      return `Flights ${cities.join(' – ')}`;
    }
    case 'hotel':
      return `Hotels in ${await placeAt(search.query)}`;
    case 'car':
      return `Cars in ${await namePlace(search.query.pickUp)}`;
  }
}

function findCity(place: FlightPlace): string {
  return findFlightPlace(place)?.airports[0]?.city ?? place.code;
}

export async function namePlace(place: CarPlace): Promise<string> {
  if (place.kind === 'point') return await placeAt(place);
  return readAirports().find(({ code }) => code === place.code)?.name ?? place.code;
}

/** The nearest place that is not a district of another one. */
export async function placeAt({ latitude, longitude }: Position): Promise<string> {
  const { near } = await loadGazetteer();
  const found = near(latitude, longitude, REACH_KM).find(({ place }) => !place.isPart);
  return found?.place.name ?? `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
}
