import type { ServiceClass } from '#domain/contract.ts';
import type { Fare, FareFamily, FlightLeg, Itinerary, Segment } from '#domain/offers/flight-offer.ts';
import { holdEnd } from '../../hold-end.ts';
import { endsOf, type Journey } from '../journeys/journey.ts';
import { timeText } from '../network/calendar.ts';
import type { Flight } from '../network/flight.ts';
import { terminalOf } from '../network/terminals.ts';
import { offsetAt } from '../network/zone-clock.ts';
import { bookingClassesOf } from './booking-classes.ts';
import { flownClass, seatsIn, unitOfFlight, unsoldSeats } from './cabins.ts';
import { co2Of } from './co2.ts';
import { familyOf } from './fare-family.ts';
import { keyOf } from './fare-key.ts';
import type { FarePlan } from './fare-plans.ts';
import { priceLines, totalOf } from './fare-price.ts';
import { lastSaleOf, plansFor, type Trip } from './trip.ts';

/** Airlines never report more available seats than this. */
export const MAX_SEATS_SHOWN = 9;
const MOST_FARES = 5;

interface Wishes {
  travellers: number;
  serviceClass: ServiceClass;
  at: Date;
  /** A cache, so that all fares of a family share one object. */
  families: Map<string, FareFamily>;
}

/** A trip with the fares that have seats for all travellers; null when there are none. */
export function itineraryOf(
  trip: Trip,
  { travellers, serviceClass, at, families }: Wishes,
): Itinerary | null {
  const fares = plansFor(trip, serviceClass)
    .map((plan) => {
      const fare = fareOf(trip, plan, at);
      const family = families.get(fare.family.code) ?? fare.family;
      families.set(family.code, family);
      return { ...fare, family };
    })
    .filter(({ seatsLeft }) => seatsLeft >= travellers)
    .sort((one, other) => one.price.amount - other.price.amount)
    .slice(0, MOST_FARES);
  return fares.length > 0 ? { legs: trip.legs.map(toLeg), fares } : null;
}

export function fareOf(trip: Trip, plan: FarePlan, at: Date): Fare {
  const serviceClasses = trip.flights.map((flight) => flownClass(flight, plan.serviceClass));
  const seats = trip.flights.map((flight, index) => seatsFor(flight, serviceClasses[index] ?? 'Y'));
  const co2 = trip.flights.reduce(
    (sum, flight, index) => sum + co2Of(flight, serviceClasses[index] ?? 'Y'),
    0,
  );
  return {
    key: keyOf(trip.legs, plan.id),
    family: familyOf(trip, plan),
    serviceClasses,
    bookingClasses: bookingClassesOf(trip, plan, at),
    price: totalOf(priceLines(trip, plan, at)),
    seatsLeft: Math.min(MAX_SEATS_SHOWN, ...seats),
    co2Kg: Math.round(co2),
    holdUntil: holdEnd(at, lastSaleOf(trip)),
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

/** The seats of a cabin that are available on a flight. */
export function seatsFor(flight: Flight, serviceClass: ServiceClass): number {
  const seats = seatsIn(flight.direction.route.carrier, flight.departure.aircraft, serviceClass);
  return unsoldSeats(unitOfFlight(flight, serviceClass), seats);
}

function toSegment({ direction, departure, leaves, arrives }: Flight): Segment {
  const { route, from, to } = direction;
  const [departureTerminal, arrivalTerminal] = [
    terminalOf(from, route.carrier, to),
    terminalOf(to, route.carrier, from),
  ];
  return {
    carrier: route.carrier.code,
    flightNumber: departure.number,
    operatingCarrier: departure.operator,
    origin: from.code,
    destination: to.code,
    departure: timeText(leaves + offsetAt(from.zone, leaves)),
    arrival: timeText(arrives + offsetAt(to.zone, arrives)),
    ...(departureTerminal !== undefined && { departureTerminal }),
    ...(arrivalTerminal !== undefined && { arrivalTerminal }),
    durationMinutes: departure.blockMinutes,
    aircraft: departure.aircraft.code,
    distanceKm: route.km,
  };
}
