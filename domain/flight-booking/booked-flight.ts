import type { BookingCriteria } from '../booking/flow-types.ts';
import type { FlightPart, ServiceClass } from '../contract.ts';
import type { BookedRules } from '../kinds/kind-rules.ts';
import type { BookedBag, BookedSeat } from '../part-change/change-target.ts';
import type { FlownLeg } from '../trip-draft/visit.ts';
import { choiceOfFlight } from './earlier-flight.ts';
import {
  EMPTY_LEG,
  type FlightCriteria,
  freshFlightCriteria,
  type LegInput,
  type SelectedAirport,
} from './flight-criteria.ts';
import { arrivalOf, departureOf, destinationOf, originOf } from './flight-times.ts';
import type { SelectedMembership } from './selected-extras.ts';

export const bookedFlight: BookedRules<'flight'> = {
  toCriteria: flightCriteria,
  toChoice: choiceOfFlight,
  extras: (part) => ({
    seats: listBookedSeats(part),
    bags: listBookedBags(part),
    memberships: listMemberships(part),
  }),
  legs: flownLegs,
  stays: () => [],
};

const MULTI_CITY_FROM = 3;
const SERVICE_CLASSES: readonly ServiceClass[] = ['Y', 'W', 'C', 'F'];

function flightCriteria(part: FlightPart, common: BookingCriteria): FlightCriteria {
  const fresh = freshFlightCriteria(common);
  const { legs, fare } = part;
  const flown = legs.map((leg) => ({
    origin: airportIn(part, originOf(leg)),
    destination: airportIn(part, destinationOf(leg)),
    departureDate: departureOf(leg).slice(0, 10),
    departureTime: null,
  }));
  const serviceClass = SERVICE_CLASSES.find((one) => fare.serviceClasses.includes(one)) ?? fresh.serviceClass;
  const [out = EMPTY_LEG, back] = flown;
  if (flown.length >= MULTI_CITY_FROM || (back && !isWayBack(out, back))) {
    return { ...fresh, flightType: 'multiCity', legs: flown, serviceClass };
  }
  return {
    ...fresh,
    flightType: back ? 'roundTrip' : 'oneWay',
    legs: [{ ...out, departureDate: '' }],
    departureDateRange: { from: out.departureDate, to: back?.departureDate ?? '' },
    serviceClass,
  };
}

const isWayBack = (out: LegInput, back: LegInput): boolean =>
  out.origin?.code === back.destination?.code && out.destination?.code === back.origin?.code;

function airportIn({ airports }: FlightPart, code: string): SelectedAirport | null {
  const known = airports.find((airport) => airport.code === code);
  if (!known) return null;
  const { name, city, zone } = known;
  return { code, type: 'airport', name, city, zone, airports: [code] };
}

function flownLegs(part: FlightPart): FlownLeg[] {
  return part.legs.map((leg) => {
    const code = destinationOf(leg);
    const airport = part.airports.find((one) => one.code === code);
    return {
      city: airport?.city ?? code,
      airport: { code, label: airport ? `${airport.name} (${code})` : code },
      position: airport && { latitude: airport.latitude, longitude: airport.longitude },
      arrival: arrivalOf(leg),
      departure: departureOf(leg),
    };
  });
}

function listBookedSeats(part: FlightPart): BookedSeat[] {
  const segments = part.legs.flatMap((leg) => leg.segments);
  return part.seats.flatMap(({ traveler, seat, segment }) => {
    const flown = segments[segment];
    return flown ? [{ traveler, seat, origin: flown.origin, destination: flown.destination }] : [];
  });
}

function listBookedBags(part: FlightPart): BookedBag[] {
  return part.bags.map(({ traveler, leg, kind, quantity }) => ({ traveler, leg, kind, quantity }));
}

function listMemberships(part: FlightPart): SelectedMembership[] {
  return part.passengers.flatMap(({ traveler, memberships }) =>
    memberships.map(({ program, membershipNumber }) => ({ traveler, program, membershipNumber })),
  );
}
