import type { BookingCriteria } from '../booking/flow-types.ts';
import type { PartKind } from '../checkout/checkout-part.ts';
import type { Trip } from '../contract.ts';
import { BOOKED } from '../kinds/booked-kinds.ts';
import type { BookedPart } from '../kinds/kind-rules.ts';
import { partsByOutcome } from '../parts-by-outcome.ts';
import { type NextPart, nextPartAt } from './prefill.ts';
import { buildVisit, type FlownLeg, type Stay, type Visit } from './visit.ts';

type TripContents = Pick<Trip, 'parts' | 'travelers' | 'bookingInfo'>;

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
export function nextPartOfTrip(kind: PartKind, trip: TripContents): NextPart {
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

function visitOfTrip(parts: readonly Trip['parts'][number][]): Visit | null {
  const found = parts.flatMap((part) => (part.kind === 'external' ? [] : [part]));
  const legs = found.flatMap(flownLegs);
  const visit = buildVisit(legs, found.flatMap(listStays));
  return visit && { ...visit, place: visit.place ?? placeOfAirport(legs, visit.airport) };
}

/** Without a place to stay, the search is near the airport. */
function placeOfAirport(legs: readonly FlownLeg[], arrived: Visit['airport']): Visit['place'] {
  const known = legs.find(({ airport, position }) => airport.code === arrived?.code && position);
  return arrived && known?.position ? { label: arrived.label, ...known.position } : null;
}

function flownLegs<Kind extends PartKind>(part: BookedPart<Kind>): FlownLeg[] {
  return BOOKED[part.kind].legs(part);
}

function listStays<Kind extends PartKind>(part: BookedPart<Kind>): Stay[] {
  return BOOKED[part.kind].stays(part);
}
