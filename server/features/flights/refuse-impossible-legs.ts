import type { FlightSearchRequest } from '#domain/contract.ts';
import type { FlightPlace } from '#domain/offers/flight-offer.ts';
import { DomainError } from '../../errors.ts';
import { type FlightPlaceRecord, findFlightPlace } from './flight-places.ts';

type Legs = FlightSearchRequest['legs'];

/** Airlines sell no seats for later days. */
const LAST_DAY = 362;
const DAY_MS = 86_400_000;
const LEG_COUNTS = {
  oneWay: { fewest: 1, most: 1 },
  roundTrip: { fewest: 2, most: 2 },
  multiCity: { fewest: 2, most: 6 },
} satisfies Record<FlightSearchRequest['flightType'], { fewest: number; most: number }>;

/** Refuses what nobody can fly: each fault with a code of its own, and the field that it is about. */
export function refuseImpossibleLegs(
  { flightType, legs }: Pick<FlightSearchRequest, 'flightType' | 'legs'>,
  now: Date,
): void {
  const { fewest, most } = LEG_COUNTS[flightType];
  if (legs.length < fewest || legs.length > most) {
    throw fault('leg_count_wrong', '/legs', `There must be ${fewest} to ${most} for ${flightType}`);
  }
  for (const [index, leg] of legs.entries()) refuseImpossibleLeg(leg, index, now);
  refuseWrongOrder(legs);
}

function refuseImpossibleLeg({ origin, destination, departureDate }: Legs[number], index: number, now: Date) {
  const at = `/legs/${index}`;
  const from = knownPlace(origin, `${at}/origin`);
  const to = knownPlace(destination, `${at}/destination`);
  if (from.airports.some(({ code }) => to.airports.some((airport) => airport.code === code))) {
    throw fault('places_equal', `${at}/destination`, 'Origin and destination must not share an airport');
  }
  const today = from.airports.map(({ zone }) => dayIn(zone, now)).sort()[0] ?? '';
  if (departureDate < today) {
    throw fault('departure_in_past', `${at}/departureDate`, `It must not be before ${today}`);
  }
  const last = new Date(Date.parse(today) + LAST_DAY * DAY_MS).toISOString().slice(0, 10);
  if (departureDate > last) {
    throw fault('departure_too_far', `${at}/departureDate`, `It must not be after ${last}`);
  }
}

function refuseWrongOrder(legs: Legs) {
  for (const [index, { departureDate }] of legs.entries()) {
    const before = legs[index - 1];
    if (before && departureDate < before.departureDate) {
      const path = `/legs/${index}/departureDate`;
      throw fault('dates_out_of_order', path, 'It must not be before the day of the leg before');
    }
  }
}

function knownPlace(place: FlightPlace, path: string): FlightPlaceRecord {
  const found = findFlightPlace(place);
  if (!found) throw fault('place_unknown', path, 'It is not known');
  return found;
}

/** The day on the calendar of a zone, `yyyy-MM-dd`. */
function dayIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}

function fault(code: ConstructorParameters<typeof DomainError>[0], path: string, message: string) {
  return new DomainError(code, `${message}.`, { fields: [{ path: `/body${path}`, message }] });
}
