import type { ChangedLeg, FlightPart } from '#domain/contract.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import { describeRoute } from './flight-route.ts';

type Flight = PartDetails<'flight'>;
type Leg = FlightPart['legs'][number];

/** A leg as it was, with its index and that of its first segment, and what it is now; null when it is no longer flown. */
interface Move {
  leg: number;
  firstSegment: number;
  before: Leg;
  after: Leg | null;
}

/**
 * The flight as the airline has changed it. Null when one of the legs is not the flight's, or none is left. Seats of a
 * leg with another number of segments are gone; what was paid stays.
 */
export function withChangedLegs(flight: Flight, changed: readonly ChangedLeg[]): Flight | null {
  const moves = toMoves(flight.legs, changed);
  const legs = moves?.flatMap(({ after }) => after ?? []) ?? [];
  if (!moves || legs.length === 0) return null;
  const { serviceClasses, bookingClasses, fareBasisCodes } = flight.fare;
  const kept = moves.filter(({ after }) => after !== null);
  const legIndexes = new Map(kept.map(({ leg }, index) => [leg, index]));
  const segmentIndexes = new Map(listKeptSegments(kept));
  return {
    ...flight,
    ...describeRoute(legs),
    legs,
    fare: {
      ...flight.fare,
      serviceClasses: ofSegments(kept, serviceClasses),
      bookingClasses: ofSegments(kept, bookingClasses),
      fareBasisCodes: ofSegments(kept, fareBasisCodes),
    },
    fastestMinutes: kept.flatMap(({ leg }) => flight.fastestMinutes[leg] ?? []),
    seats: flight.seats.flatMap((seat) => {
      const segment = segmentIndexes.get(seat.segment);
      return segment === undefined ? [] : [{ ...seat, segment }];
    }),
    bags: flight.bags.flatMap((bag) => {
      const leg = legIndexes.get(bag.leg);
      return leg === undefined ? [] : [{ ...bag, leg }];
    }),
  };
}

/** Whether the flight has these legs exactly as they were before the change. */
export function hasLegsBefore({ legs }: Pick<Flight, 'legs'>, changed: readonly ChangedLeg[]): boolean {
  return changed.every(({ before }) => legs.some((leg) => isSameFlight(leg, before)));
}

function toMoves(legs: readonly Leg[], changed: readonly ChangedLeg[]): Move[] | null {
  const afterByLeg = new Map<number, Leg | null>();
  for (const { before, after = null } of changed) {
    const find = (isMeant: (leg: Leg) => boolean) =>
      legs.findIndex((leg, index) => !afterByLeg.has(index) && isMeant(leg));
    const exact = find((leg) => isSameFlight(leg, before));
    // Another change may have been accepted since.
    const index = exact === -1 ? find((leg) => isSameRoute(leg, before)) : exact;
    if (index === -1) return null;
    afterByLeg.set(index, after);
  }
  let firstSegment = 0;
  return legs.map((before, leg) => {
    const after = afterByLeg.get(leg);
    const move = { leg, firstSegment, before, after: after === undefined ? before : after };
    firstSegment += before.segments.length;
    return move;
  });
}

/** One for each segment; those of a leg with other segments are all as its first one was. */
function ofSegments<Value>(moves: readonly Move[], values: readonly Value[]): Value[] {
  return moves.flatMap(({ firstSegment, before, after }) =>
    (after ?? before).segments.flatMap((_, index) => {
      const at = firstSegment + (keepsSegments({ before, after }) ? index : 0);
      return values[at] ?? [];
    }),
  );
}

function listKeptSegments(moves: readonly Move[]): [before: number, after: number][] {
  let next = 0;
  return moves.flatMap(({ firstSegment, before, after }) => {
    const first = next;
    next += (after ?? before).segments.length;
    if (!keepsSegments({ before, after })) return [];
    return before.segments.map((_, index): [number, number] => [firstSegment + index, first + index]);
  });
}

function keepsSegments({ before, after }: Pick<Move, 'before' | 'after'>): boolean {
  return after?.segments.length === before.segments.length;
}

function isSameFlight(one: Leg, other: Leg): boolean {
  return (
    one.segments.length === other.segments.length &&
    one.segments.every((segment, index) => {
      const same = other.segments[index];
      return (
        segment.carrier === same?.carrier &&
        segment.flightNumber === same.flightNumber &&
        segment.departure === same.departure
      );
    })
  );
}

function isSameRoute(one: Leg, other: Leg): boolean {
  return (
    one.segments[0]?.origin === other.segments[0]?.origin &&
    one.segments.at(-1)?.destination === other.segments.at(-1)?.destination
  );
}
