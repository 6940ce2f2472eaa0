import type { SelectedOffer } from '../booking/flow-types.ts';
import type { PassengerDetails } from '../checkout/checkout-info.ts';
import type {
  FlightDatesRequest,
  FlightSearchRequest,
  FlightSelectRequest,
  OfferRequest,
  TripRequest,
} from '../contract.ts';
import type { FareQuote } from './flight-choice.ts';
import { type FlightCriteria, listDirections, type SelectedAirport } from './flight-criteria.ts';
import { toPassengerRequests } from './passenger-requests.ts';
import type { SelectedExtras } from './selected-extras.ts';

export function toFlightSearchRequest(criteria: FlightCriteria): FlightSearchRequest {
  const { flightType, serviceClass, directOnly, airlines, shouldPreFilter } = criteria;
  return {
    travelers: listTravelerIds(criteria),
    flightType,
    legs: listDirections(criteria).map(({ origin, destination, departureDate }) => ({
      origin: toPlaceRequest(origin),
      destination: toPlaceRequest(destination),
      departureDate,
    })),
    serviceClass,
    directOnly,
    airlines: [...airlines],
    filter: { shouldPreFilter, inPolicyOnly: shouldPreFilter },
  };
}

export function toFlightDatesRequest(criteria: FlightCriteria): FlightDatesRequest | null {
  const { flightType } = criteria;
  return flightType === 'multiCity' ? null : { ...toFlightSearchRequest(criteria), flightType };
}

export function toFlightOfferRequest(
  criteria: FlightCriteria,
  { offer }: Pick<SelectedOffer, 'offer'>,
): OfferRequest {
  return { travelers: listTravelerIds(criteria), offer };
}

export function toFlightSelectRequest(
  criteria: FlightCriteria,
  offer: Pick<SelectedOffer, 'offer'>,
  { seats, bags }: SelectedExtras,
): FlightSelectRequest {
  return {
    ...toFlightOfferRequest(criteria, offer),
    seats: seats.map(({ price, preferred: _, ...seat }) => (price ? { ...seat, price } : seat)),
    bags: [...bags],
  };
}

type FlightPartRequest = Extract<TripRequest['parts'][number], { kind: 'flight' }>;

export function toFlightPartRequest(
  { offer, seats, bags, passengers: travelers }: FareQuote,
  extras: SelectedExtras | null,
  entered: readonly PassengerDetails[],
): FlightPartRequest {
  const passengers = toPassengerRequests(travelers, extras, entered);
  return { kind: 'flight', offer, seats, bags, passengers: passengers ?? undefined };
}

export function acceptedExtras(
  { seats, bags }: FareQuote,
  extras: SelectedExtras | null,
): SelectedExtras | null {
  if (extras === null) return null;
  return {
    ...extras,
    seats: seats.map(({ traveler, segment, seat, price = null }) => {
      const chosen = extras.seats.find((one) => one.segment === segment && one.seat === seat);
      return { traveler, segment, seat, price, preferred: chosen?.preferred ? true : undefined };
    }),
    bags: bags.map(({ traveler, leg, kind, quantity, price }) => ({ traveler, leg, kind, quantity, price })),
  };
}

function listTravelerIds({ travelers }: FlightCriteria): string[] {
  return travelers.map(({ _id }) => _id);
}

function toPlaceRequest(airport: SelectedAirport | null) {
  if (!airport) throw new Error('A leg has no airport');
  return { code: airport.code, type: airport.type };
}
