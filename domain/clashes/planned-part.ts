import type { CheckoutPart } from '../checkout/checkout-part.ts';
import type { CarPart, FlightPart, HotelPart, PlannedPart as ListedPart } from '../contract.ts';
import { type LegInput, listDirections } from '../flight-booking/flight-criteria.ts';
import { arrivalOf, departureOf, destinationOf, originOf } from '../flight-booking/flight-times.ts';
import { toInstant } from '../local-time.ts';
import { partTitle } from '../trip-draft/part-title.ts';

/** Where and when travellers are because of a part; `trip` is null while it is only chosen. */
export type PlannedPart = Omit<ListedPart, 'trip'> & { trip: ListedPart['trip'] | null };

export type PlannedLeg = PlannedPart['legs'][number];
type Place = PlannedPart['places'][number];
type Times = Pick<PlannedPart, 'begins' | 'ends' | 'beginsAt' | 'endsAt'>;
/** What follows from the contents of a part. */
export type Whereabouts = Times & Pick<PlannedPart, 'places' | 'legs'>;

/** Guests may arrive late on the first evening and leave early: only then they are surely at the hotel. */
const ARRIVED_BY = '21:00';
const STAYS_UNTIL = '07:00';

export function planStay(
  { zone, address, latitude, longitude }: HotelPart['property'],
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Whereabouts {
  const times = between(`${checkIn}T${ARRIVED_BY}`, zone, `${checkOut}T${STAYS_UNTIL}`, zone);
  return { ...times, places: [{ town: address.city, latitude, longitude }], legs: [] };
}

export function planRental(
  { pickUp, dropOff }: Pick<CarPart, 'pickUp' | 'dropOff'>,
  { pickUpAt, dropOffAt }: Pick<CarPart, 'pickUpAt' | 'dropOffAt'>,
): Whereabouts {
  const places = [pickUp, dropOff].map(({ address, latitude, longitude }) => ({
    town: address.city,
    latitude,
    longitude,
  }));
  return { ...between(pickUpAt, pickUp.zone, dropOffAt, dropOff.zone), places, legs: [] };
}

type FlownLeg = Pick<FlightPart['legs'][number], 'segments' | 'durationMinutes'>;
interface Airport {
  place: Place;
  zone: string;
}

/** Null when an airport is unknown. The way back leads to no further place. */
export function planFlight(
  legs: readonly FlownLeg[],
  findAirport: (code: string, leg: number) => Airport | undefined,
): Whereabouts | null {
  const planned: PlannedLeg[] = [];
  for (const [index, leg] of legs.entries()) {
    const origin = findAirport(originOf(leg), index);
    const destination = findAirport(destinationOf(leg), index);
    if (!origin || !destination) return null;
    const departsAt = toInstant(departureOf(leg), origin.zone);
    planned.push({
      origin: origin.place,
      destination: destination.place,
      departure: departureOf(leg),
      arrival: arrivalOf(leg),
      departsAt: departsAt.toISOString(),
      arrivesAt: new Date(departsAt.getTime() + leg.durationMinutes * 60_000).toISOString(),
    });
  }
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first || !last) return null;
  const home = first.origin.town;
  return {
    begins: first.departure,
    ends: last.arrival,
    beginsAt: first.departsAt,
    endsAt: last.arrivesAt,
    places: planned.map(({ destination }) => destination).filter(({ town }) => town !== home),
    legs: planned,
  };
}

/** The parts of a draft; flights between airports that the search does not name are left out. */
export function planParts(parts: readonly CheckoutPart[]): PlannedPart[] {
  return parts.flatMap((part) => {
    const whereabouts = planPart(part);
    const travelers = part.criteria.travelers.map(({ _id }) => _id);
    return whereabouts
      ? [{ ...whereabouts, trip: null, kind: part.kind, name: partTitle(part), travelers }]
      : [];
  });
}

function planPart(part: CheckoutPart): Whereabouts | null {
  switch (part.kind) {
    case 'hotel':
      return planStay(part.priced.property, part.criteria);
    case 'car':
      return planRental(part.priced, part.priced);
    case 'flight': {
      const directions = listDirections(part.criteria);
      return planFlight(part.priced.legs, (code, index) => findSearched(directions[index], code));
    }
  }
}

/** The searched airport, or the city that the flown airport belongs to. */
function findSearched(direction: LegInput | undefined, code: string): Airport | undefined {
  const ends = [direction?.origin, direction?.destination];
  const found = ends.find((end) => end?.code === code || end?.airports.includes(code));
  return found ? { place: { town: found.city }, zone: found.zone } : undefined;
}

function between(begins: string, zone: string, ends: string, endZone: string): Times {
  const [beginsAt, endsAt] = [toInstant(begins, zone), toInstant(ends, endZone)];
  return { begins, ends, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() };
}
