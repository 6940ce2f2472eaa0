import { queryOptions } from '@tanstack/react-query';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { BookingLocations } from '#domain/contract.ts';
import { pickAirport, type SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { flownAirports } from '#domain/flight-booking/known-airports.ts';
import type { Api } from '../../../api/client.ts';
import { readData } from '../../../api/errors.ts';
import { findAirports } from '../../../api/find-airports.ts';
import { getTrip } from '../../../api/trip-queries.ts';

const MOST_TRIPS = 3;
const MOST_CITIES = 3;

export function flownAirportsQuery(api: Api, companyId: string, traveler: BookingTraveler | null) {
  const { _id = '', firstName = '', lastName = '' } = traveler ?? {};
  return queryOptions({
    queryKey: ['flown airports', companyId, _id],
    queryFn: async ({ signal }): Promise<SelectedAirport[]> => {
      const searchString = `${firstName} ${lastName}`;
      const lists = await Promise.all(
        (['upcoming', 'past'] as const).map((tripFilter) =>
          readData(
            api.http.GET('/api/trips', { params: { query: { page: 1, tripFilter, searchString } }, signal }),
          ),
        ),
      );
      const flights = lists.flatMap(({ docs }) =>
        docs.filter(({ kinds }) => kinds.includes('flight')).slice(0, MOST_TRIPS),
      );
      const trips = await Promise.all(flights.map((trip) => getTrip(api, trip._id, signal)));
      return flownAirports(trips, _id);
    },
  });
}

export function companyAirportsQuery(api: Api, companyId: string, locations: BookingLocations['locations']) {
  const cities = new Map(
    locations.flatMap(({ address: { city, country } }) =>
      city && country ? [[city, country] as const] : [],
    ),
  );
  return queryOptions({
    queryKey: ['company airports', companyId, ...cities.keys()],
    queryFn: async ({ signal }): Promise<SelectedAirport[]> => {
      const found = await Promise.all(
        [...cities].slice(0, MOST_CITIES).map(async ([city, country]) => {
          const airports = await findAirports(api, city, signal);
          return airports.filter((airport) => airport.country === country).slice(0, 1);
        }),
      );
      const airports = new Map(found.flat().map((airport) => [airport.code, pickAirport(airport)]));
      return [...airports.values()];
    },
  });
}
