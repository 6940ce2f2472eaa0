import type { ChosenRules } from '../kinds/kind-rules.ts';
import { toAcceptedFare } from './flight-choice.ts';
import { type FlightCriteria, listDirections } from './flight-criteria.ts';
import { acceptedExtras, toFlightPartRequest } from './flight-requests.ts';
import { departureOf, findLastDay } from './flight-times.ts';

export const flightPart: ChosenRules<'flight'> = {
  startsOn: ({ priced: { legs } }) => (legs[0] ? departureOf(legs[0]).slice(0, 10) : ''),
  endsOn: ({ priced: { legs } }) => findLastDay(legs),
  title: ({ criteria, result }) => formatCities(criteria) || result.name,
  toOffer: ({ priced }) => toAcceptedFare(priced),
  toExtras: ({ priced, extras }) => acceptedExtras(priced, extras),
  toRequest: ({ priced, extras }, passengers) => toFlightPartRequest(priced, extras, passengers),
  passengers: ({ priced, extras }) =>
    priced.passengers.map((needs) => ({
      ...needs,
      memberships: (extras?.memberships ?? []).filter(({ traveler }) => traveler === needs.traveler),
    })),
  loyalty: null,
};

export function formatCities(criteria: FlightCriteria): string {
  // The return of a round trip is implied.
  const directions = listDirections(criteria).slice(0, criteria.flightType === 'roundTrip' ? 1 : undefined);
  const cities = directions.flatMap(({ origin, destination }) => [origin?.city, destination?.city]);
  return cities.filter((city, index) => city !== undefined && city !== cities[index - 1]).join(' – ');
}
