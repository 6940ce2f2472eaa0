import type { FlightDatesRequest, FlightSearchRequest } from '#domain/contract.ts';
import type { FlightQuery } from '#domain/offers/flight-offer.ts';

export function toFlightQuery({
  travelers,
  legs,
  serviceClass,
  directOnly,
  airlines,
}: FlightSearchRequest | FlightDatesRequest): FlightQuery {
  return {
    legs: legs.map(({ origin, destination, departureDate }) => ({
      origin,
      destination,
      date: departureDate,
    })),
    travelers: travelers.length,
    serviceClass: serviceClass ?? 'Y',
    directOnly: directOnly ?? false,
    airlines: airlines ?? [],
  };
}
