import type { ChosenOffer } from '../booking/flow-types.ts';
import type { FlightSearchRequest, OfferRequest } from '../contract.ts';
import { directionsOf, type FlightCriteria, type PickedAirport } from './flight-criteria.ts';

/** What is asked of the server. */
export function flightSearchRequestOf(criteria: FlightCriteria): FlightSearchRequest {
  const { flightType, serviceClass, directOnly, airlines, shouldPreFilter } = criteria;
  return {
    travelers: travelerIdsOf(criteria),
    flightType,
    legs: directionsOf(criteria).map(({ origin, destination, departureDate }) => ({
      origin: placeOf(origin),
      destination: placeOf(destination),
      departureDate,
    })),
    serviceClass,
    directOnly,
    airlines: [...airlines],
    filter: { shouldPreFilter, inPolicyOnly: shouldPreFilter },
  };
}

/** Both the price and the seats of an offer are asked for by it. */
export function flightOfferRequestOf(criteria: FlightCriteria, { offer }: ChosenOffer): OfferRequest {
  return { travelers: travelerIdsOf(criteria), offer };
}

function travelerIdsOf({ travelers }: FlightCriteria): string[] {
  return travelers.map(({ _id }) => _id);
}

function placeOf(airport: PickedAirport | null) {
  if (!airport) throw new Error('A leg has no airport');
  return { code: airport.code, type: airport.type };
}
