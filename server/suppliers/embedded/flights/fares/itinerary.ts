import type { ServiceClass } from '#domain/contract.ts';
import type { Fare, FareFamily, FlightLeg, Itinerary, Segment } from '#domain/offers/flight-offer.ts';
import { holdEnd } from '../../hold-end.ts';
import { endsOf, type Journey } from '../journeys/journey.ts';
import { timeText } from '../network/calendar.ts';
import type { Flight } from '../network/flight.ts';
import { findTerminal } from '../network/terminals.ts';
import { offsetAt } from '../network/zone-clock.ts';
import { chooseBookingClasses } from './booking-classes.ts';
import { flownClass, seatsIn, unitOfFlight, unsoldSeats } from './cabins.ts';
import { calculateCo2 } from './co2.ts';
import { buildFamily } from './fare-family.ts';
import { buildKey } from './fare-key.ts';
import type { FarePlan } from './fare-plans.ts';
import { priceLines, sumLines } from './fare-price.ts';
import { calculateLastSale, selectPlans, type Trip } from './trip.ts';

/** Airlines never report more available seats than this. */
export const MAX_SEATS_SHOWN = 9;
const MOST_FARES = 5;

interface Wishes {
  travelers: number;
  serviceClass: ServiceClass;
  at: Date;
  /** A cache, so that all fares of a family share one object. */
  families: Map<string, FareFamily>;
}

export function buildItinerary(
  trip: Trip,
  { travelers, serviceClass, at, families }: Wishes,
): Itinerary | null {
  const fares = selectPlans(trip, serviceClass)
    .map((plan) => {
      const fare = buildFare(trip, plan, at);
      const family = families.get(fare.family.code) ?? fare.family;
      families.set(family.code, family);
      return { ...fare, family };
    })
    .filter(({ seatsLeft = MAX_SEATS_SHOWN }) => seatsLeft >= travelers)
    .sort((one, other) => one.price.amount - other.price.amount)
    .slice(0, MOST_FARES);
  return fares.length > 0 ? { legs: trip.legs.map(toLeg), fares } : null;
}

export function buildFare(trip: Trip, plan: FarePlan, at: Date): Fare {
  const serviceClasses = trip.flights.map((flight) => flownClass(flight, plan.serviceClass));
  const seats = trip.flights.map((flight, index) => countSeats(flight, serviceClasses[index] ?? 'Y'));
  const co2 = trip.flights.reduce(
    (sum, flight, index) => sum + calculateCo2(flight, serviceClasses[index] ?? 'Y'),
    0,
  );
  return {
    key: buildKey(trip.legs, plan.id),
    family: buildFamily(trip, plan),
    serviceClasses,
    bookingClasses: chooseBookingClasses(trip, plan, at),
    price: sumLines(priceLines(trip, plan, at)),
    seatsLeft: Math.min(MAX_SEATS_SHOWN, ...seats),
    co2Kg: Math.round(co2),
    holdUntil: holdEnd(at, calculateLastSale(trip)),
  };
}

export function toLeg(journey: Journey): FlightLeg {
  const { flights, minutes } = journey;
  const { from, to } = endsOf(journey);
  return {
    segments: flights.map(toSegment),
    durationMinutes: minutes,
    stopoverMinutes: flights
      .slice(1)
      .map(({ leaves }, index) => leaves - (flights[index]?.arrives ?? leaves)),
    intercontinental: from.continent !== to.continent,
  };
}

export function countSeats(flight: Flight, serviceClass: ServiceClass): number {
  const seats = seatsIn(flight.direction.route.carrier, flight.departure.aircraft, serviceClass);
  return unsoldSeats(unitOfFlight(flight, serviceClass), seats);
}

function toSegment({ direction, departure, leaves, arrives }: Flight): Segment {
  const { route, from, to } = direction;
  const [departureTerminal, arrivalTerminal] = [
    findTerminal(from, route.carrier, to),
    findTerminal(to, route.carrier, from),
  ];
  return {
    carrier: route.carrier.code,
    flightNumber: departure.number,
    operatingCarrier: departure.operator,
    origin: from.code,
    destination: to.code,
    departure: timeText(leaves + offsetAt(from.zone, leaves)),
    arrival: timeText(arrives + offsetAt(to.zone, arrives)),
    departureTerminal,
    arrivalTerminal,
    durationMinutes: departure.blockMinutes,
    aircraft: departure.aircraft.code,
    distanceKm: route.km,
  };
}
