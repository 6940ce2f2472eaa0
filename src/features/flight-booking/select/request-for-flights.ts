import { directionsOf, type FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { requestAddress } from '../../../booking/request-address.ts';

/** Where the agency is asked for what a search of flights looked for. */
export function requestForFlights(criteria: FlightCriteria): string {
  const legs = directionsOf(criteria);
  const days = legs.map(({ departureDate }) => departureDate).filter((day) => day !== '');
  return requestAddress({
    kinds: ['flight'],
    startsOn: days[0],
    endsOn: days.at(-1),
    places: legs.flatMap(({ origin, destination }) =>
      [origin, destination].flatMap((airport) => (airport ? [airport.city] : [])),
    ),
    travelers: criteria.travelers.map(({ _id }) => _id),
  });
}
