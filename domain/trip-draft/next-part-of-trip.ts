import type { BookingCriteria } from '../booking/flow-types.ts';
import type { FlightPart, SupplierPart, Trip, TripPart } from '../contract.ts';
import { arrivalOf, departureOf, destinationOf } from '../flight-booking/flight-times.ts';
import { partsByOutcome } from '../parts-by-outcome.ts';
import { type NextPart, nextPartAt } from './prefill.ts';
import { buildVisit, type FlownLeg, type Stay, type Visit } from './visit.ts';

type TripContents = Pick<Trip, 'parts' | 'travelers' | 'bookingInfo'>;

/** Where nothing else is known, only travellers and purpose are filled in. */
const SOMEWHERE: Visit = {
  city: '',
  arrival: { day: '', time: null },
  departure: null,
  airport: null,
  place: null,
};

/**
 * The search for another part of a trip, as far as it can be prefilled. A kind that the trip has already is
 * for another place or time.
 */
export function nextPartOfTrip(kind: SupplierPart['kind'], trip: TripContents): NextPart {
  const { travelers, bookingInfo } = trip;
  const common: BookingCriteria = {
    purpose: bookingInfo.purpose,
    travelers: travelers.map(({ _id, firstName, lastName }) => ({ _id, firstName, lastName })),
  };
  const { booked, held } = partsByOutcome(trip);
  const remaining = [...booked, ...held];
  const isElsewhere = remaining.some((part) => part.kind === kind);
  const visit = isElsewhere ? null : visitOfTrip(remaining);
  const next = (visit && nextPartAt(kind, visit, common)) ?? nextPartAt(kind, SOMEWHERE, common);
  if (!next) throw new Error(`There is no search for a ${kind}`);
  return next;
}

function visitOfTrip(parts: readonly TripPart[]): Visit | null {
  const visit = buildVisit(parts.flatMap(flownLegs), parts.flatMap(listStays));
  return visit && { ...visit, place: visit.place ?? placeOfAirport(parts, visit.airport) };
}

/** Without a place to stay, the search is near the airport. */
function placeOfAirport(parts: readonly TripPart[], airport: Visit['airport']): Visit['place'] {
  const flights = parts.filter((part) => part.kind === 'flight');
  const known = flights.flatMap((part) => (airport && findAirport(part, airport.code)) ?? [])[0];
  if (!airport || !known) return null;
  return { label: airport.label, latitude: known.latitude, longitude: known.longitude };
}

function flownLegs(part: TripPart): FlownLeg[] {
  if (part.kind !== 'flight') return [];
  return part.legs.map((leg) => {
    const code = destinationOf(leg);
    const airport = findAirport(part, code);
    return {
      city: airport?.city ?? code,
      airport: { code, label: airport ? `${airport.name} (${code})` : code },
      arrival: arrivalOf(leg),
      departure: departureOf(leg),
    };
  });
}

function findAirport({ airports }: FlightPart, code: string) {
  return airports.find((airport) => airport.code === code);
}

function listStays(part: TripPart): Stay[] {
  switch (part.kind) {
    case 'flight':
    case 'external':
      return [];
    case 'hotel': {
      const { name, address, latitude, longitude } = part.property;
      const place = { label: `${name}, ${address.city}`, latitude, longitude };
      return [{ city: address.city, from: part.startsOn, to: part.endsOn, place, airport: null }];
    }
    case 'car': {
      const { name, address, latitude, longitude } = part.pickUp;
      const place = { label: name, latitude, longitude };
      const [from, to] = [part.pickUpAt.slice(0, 10), part.dropOffAt.slice(0, 10)];
      return [{ city: address.city, from, to, place, airport: null }];
    }
  }
}
