import type { FlightSearchRequest } from '#domain/contract.ts';
import type { BookableDays } from '#domain/flight-booking/date-grid.ts';
import { dateAt, dayAfter } from '#domain/local-time.ts';
import type { FlightPlace } from '#domain/offers/flight-offer.ts';
import { fieldRefusal } from '../../field-errors.ts';
import { type FlightPlaceRecord, findFlightPlace } from './flight-places.ts';

type Legs = FlightSearchRequest['legs'];

/** Airlines sell no seats beyond this. */
const LAST_DAY = 362;
const LEG_COUNTS = {
  oneWay: { fewest: 1, most: 1 },
  roundTrip: { fewest: 2, most: 2 },
  multiCity: { fewest: 2, most: 6 },
} satisfies Record<FlightSearchRequest['flightType'], { fewest: number; most: number }>;

export function refuseImpossibleLegs(
  { flightType, legs }: Pick<FlightSearchRequest, 'flightType' | 'legs'>,
  now: Date,
): void {
  const { fewest, most } = LEG_COUNTS[flightType];
  if (legs.length < fewest) throw fieldRefusal('leg_count_wrong', '/legs', 'too_few', { minimum: fewest });
  if (legs.length > most) throw fieldRefusal('leg_count_wrong', '/legs', 'too_many', { maximum: most });
  for (const [index, leg] of legs.entries()) refuseImpossibleLeg(leg, index, now);
  refuseWrongOrder(legs);
}

export function findBookableDays(legs: Legs, now: Date): BookableDays[] {
  return legs.map(({ origin }, index) => bookableDaysAt(knownPlace(origin, `/legs/${index}/origin`), now));
}

function refuseImpossibleLeg({ origin, destination, departureDate }: Legs[number], index: number, now: Date) {
  const at = `/legs/${index}`;
  const from = knownPlace(origin, `${at}/origin`);
  const to = knownPlace(destination, `${at}/destination`);
  if (from.airports.some(({ code }) => to.airports.some((airport) => airport.code === code))) {
    throw fieldRefusal('places_equal', `${at}/destination`, 'places_equal');
  }
  const { first, last } = bookableDaysAt(from, now);
  if (departureDate < first) {
    throw fieldRefusal('departure_in_past', `${at}/departureDate`, 'too_early', { earliest: first });
  }
  if (departureDate > last) {
    throw fieldRefusal('departure_too_far', `${at}/departureDate`, 'too_late', { latest: last });
  }
}

/** From today at the airport (the westernmost one of several) to the last day that airlines sell. */
function bookableDaysAt({ airports }: FlightPlaceRecord, now: Date): BookableDays {
  const first = airports.map(({ zone }) => dateAt(now, zone)).sort()[0] ?? '';
  return { first, last: dayAfter(first, LAST_DAY) };
}

function refuseWrongOrder(legs: Legs) {
  for (const [index, { departureDate }] of legs.entries()) {
    const before = legs[index - 1];
    if (before && departureDate < before.departureDate) {
      const path = `/legs/${index}/departureDate`;
      throw fieldRefusal('dates_out_of_order', path, 'too_early', { earliest: before.departureDate });
    }
  }
}

function knownPlace(place: FlightPlace, path: string): FlightPlaceRecord {
  const found = findFlightPlace(place);
  if (!found) throw fieldRefusal('place_unknown', path, 'not_found');
  return found;
}
