import type { SelectedPlace } from '../booking/flow-types.ts';
import type { RentalPlace } from '../car-booking/car-criteria.ts';
import type { CheckoutPart } from '../checkout/checkout-part.ts';
import { listDirections } from '../flight-booking/flight-criteria.ts';
import { arrivalOf, departureOf, destinationOf } from '../flight-booking/flight-times.ts';

/** The destination of a trip's parts, and the length of the stay. */
export interface Visit {
  /** In words. */
  city: string;
  /** Local times there, `yyyy-MM-ddTHH:mm`; without a flight only the day is known. */
  arrival: { day: string; time: string | null };
  /** Null where the departure is unknown. */
  departure: { day: string; time: string | null } | null;
  /** The airport of arrival; null without a flight. */
  airport: { code: string; label: string } | null;
  /** The hotel, or the station of a car; null where that is unknown. */
  place: SelectedPlace | null;
}

export interface FlownLeg {
  city: string;
  airport: { code: string; label: string };
  arrival: string;
  departure: string;
}

export function findVisit(parts: readonly CheckoutPart[]): Visit | null {
  return buildVisit(parts.flatMap(flownLegs), parts.flatMap(listStays));
}

/** The first visit of a trip: from its first landing to the next departure, or the days of its stays. */
export function buildVisit(flown: readonly FlownLeg[], stayed: readonly Stay[]): Visit | null {
  const legs = flown.toSorted((one, other) => (one.departure < other.departure ? -1 : 1));
  const stays = stayed.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const [stay] = stays;
  const [first, ...later] = legs;
  if (first) {
    const next = later.find(({ departure }) => departure > first.arrival);
    return {
      city: first.city,
      arrival: splitMoment(first.arrival),
      departure: next ? splitMoment(next.departure) : null,
      airport: first.airport,
      place: stay?.place ?? null,
    };
  }
  if (!stay) return null;
  const last =
    stays
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? stay.to;
  return {
    city: stay.city,
    arrival: { day: stay.from, time: null },
    departure: { day: last, time: null },
    airport: stay.airport,
    place: stay.place,
  };
}

function splitMoment(local: string): { day: string; time: string } {
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

function flownLegs(part: CheckoutPart): FlownLeg[] {
  if (part.kind !== 'flight') return [];
  const directions = listDirections(part.criteria);
  return part.priced.legs.map((leg, index) => {
    const code = destinationOf(leg);
    const picked = directions[index]?.destination;
    // For a metropolitan area, only the code of the airport is known.
    const name = picked?.code === code && picked.type === 'airport' ? picked.name : picked?.city;
    return {
      city: picked?.city ?? code,
      airport: { code, label: name === undefined ? code : `${name} (${code})` },
      arrival: arrivalOf(leg),
      departure: departureOf(leg),
    };
  });
}

/** The days of a hotel or a car at a place. */
export interface Stay {
  city: string;
  from: string;
  to: string;
  place: SelectedPlace;
  airport: Visit['airport'];
}

function listStays(part: CheckoutPart): Stay[] {
  switch (part.kind) {
    case 'flight':
      return [];
    case 'hotel': {
      const { name, address, latitude, longitude } = part.priced.property;
      const { checkIn, checkOut } = part.criteria;
      const place = { label: `${name}, ${address.city}`, latitude, longitude };
      return [{ city: address.city, from: checkIn, to: checkOut, place, airport: null }];
    }
    case 'car': {
      const { name, address, latitude, longitude } = part.priced.pickUp;
      const { pickUp, pickUpDate, dropOffDate } = part.criteria;
      const place = { label: name, latitude, longitude };
      return [{ city: address.city, from: pickUpDate, to: dropOffDate, place, airport: toAirport(pickUp) }];
    }
  }
}

function toAirport(place: RentalPlace | null): Visit['airport'] {
  return place?.kind === 'airport' ? { code: place.code, label: place.label } : null;
}
