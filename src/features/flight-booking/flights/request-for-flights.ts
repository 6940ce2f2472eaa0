import { directionsOf, type FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { requestAddress } from '../../../booking/request-address.ts';

/** The link for requesting the searched flights from the agency. */
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
