import { BEST, compareBest, type WeighedOffer } from '../booking/best-for-you.ts';
import type { Money } from '../contract.ts';
import { subtractMoney } from '../money.ts';
import { demandSet, type FlightIndex, type FlightIndexEntry, type LegIndexEntry } from './flight-index.ts';
import {
  comparePrices,
  compareTexts,
  type FareEntry,
  type FlightEntry,
  isInPolicy,
  type LegEntry,
} from './flight-list.ts';
import type { FlightListFilter, FlightSort } from './flight-list-settings.ts';
import { createMatching, listDemands, type Matching } from './flight-matching.ts';

export interface FlightRow {
  id: string;
  legs: readonly LegEntry[];
  flight: FlightEntry;
  fare: FareEntry;
  /** How much more the journey costs than the cheapest with the legs chosen before; null for the first leg and for whole journeys. */
  difference: Money | null;
}

interface Row extends FlightRow {
  candidate: FlightIndexEntry;
  durationMinutes: number;
}

type Order = (one: Row, other: Row) => number;

interface RatedSort extends FlightSort {
  hour: Money | null;
}

export function showFlights(
  index: FlightIndex,
  filter: FlightListFilter,
  sort: FlightSort,
  hour: Money | null = null,
): FlightRow[] {
  const matching = createMatching(index, filter);
  const rows =
    filter.selectBy === 'journey'
      ? sortJourneysOnce(index, demandSet(listDemands(filter)), { ...sort, hour }).filter(
          ({ candidate }) => matching.failedBy(candidate) === 0,
        )
      : listNextLegs(index, matching).sort(buildOrder({ ...sort, hour }));
  return rows.map(({ id, legs, flight, fare, difference }) => ({ id, legs, flight, fare, difference }));
}

export function selectedFlight({ list }: FlightIndex, { chosenLegs }: FlightListFilter): FlightEntry | null {
  if (chosenLegs.length < list.legs) return null;
  return list.flights.find(({ legs }) => legs.every(({ id }, at) => id === chosenLegs[at])) ?? null;
}

export function findChosenLegs({ legs }: FlightIndex, { chosenLegs }: FlightListFilter): LegEntry[] {
  const found = chosenLegs.map((id, at) => legs[at]?.find(({ leg }) => leg.id === id)?.leg);
  const missing = found.indexOf(undefined);
  return (missing < 0 ? found : found.slice(0, missing)).flatMap((leg) => leg ?? []);
}

const sorted = new WeakMap<FlightIndex, Map<string, readonly Row[]>>();

/** Every journey with a fare that meets these demands. Sorted once: other parts of a filter only leave some of them out. */
function sortJourneysOnce(index: FlightIndex, demands: number, sort: RatedSort): readonly Row[] {
  const orders = sorted.get(index) ?? new Map<string, readonly Row[]>();
  sorted.set(index, orders);
  const key = `${demands} ${JSON.stringify(sort)}`;
  const known = orders.get(key) ?? listJourneys(index, demands).sort(buildOrder(sort));
  orders.set(key, known);
  return known;
}

function listJourneys({ flights }: FlightIndex, demands: number): Row[] {
  return flights.flatMap((candidate) => {
    const fare = candidate.cheapest[demands];
    if (!fare) return [];
    const { flight, durationMinutes } = candidate;
    return [{ id: flight.id, legs: flight.legs, flight, fare, difference: null, candidate, durationMinutes }];
  });
}

function listNextLegs({ flights, legs }: FlightIndex, matching: Matching): Row[] {
  const cheapest = new Map<LegIndexEntry, { indexed: FlightIndexEntry; fare: FareEntry }>();
  let before: Money | null = null;
  for (const indexed of flights) {
    const fare = matching.selectFare(indexed);
    const next = indexed.legs[matching.position];
    if (!fare || !next || !matching.hasChosen(indexed) || matching.failedBy(indexed) !== 0) continue;
    const known = cheapest.get(next);
    if (!known || comparePrices(fare.total, known.fare.total) < 0) cheapest.set(next, { indexed, fare });
    if (comparePrices(fare.total, before) < 0) before = fare.total;
  }
  const isFirst = matching.position === 0 || legs.length === 1;
  return [...cheapest].map(([next, { indexed, fare }]) => ({
    id: next.leg.id,
    legs: [next.leg],
    flight: indexed.flight,
    fare,
    difference: isFirst || !fare.total || !before ? null : subtractMoney(fare.total, before),
    candidate: indexed,
    durationMinutes: next.leg.durationMinutes,
  }));
}

export function weighFlight({ legs, fare }: Pick<FlightRow, 'legs' | 'fare'>): WeighedOffer {
  return {
    inPolicy: isInPolicy(fare),
    total: fare.total,
    minutes: legs.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
  };
}

const cheapest: Order = (one, other) => comparePrices(one.fare.total, other.fare.total);
const fastest: Order = (one, other) => one.durationMinutes - other.durationMinutes;
const named: Order = (one, other) => compareTexts(one.id, other.id);

function buildOrder({ sortBy, timeOptions, hour }: RatedSort): Order {
  switch (sortBy) {
    case 'cheapest':
      return (one, other) => cheapest(one, other) || fastest(one, other) || named(one, other);
    case 'fastest':
      return (one, other) => fastest(one, other) || cheapest(one, other) || named(one, other);
    case BEST:
      return (one, other) => compareBest(weighFlight(one), weighFlight(other), hour) || named(one, other);
    case 'time': {
      const byTime = orderByTime(timeOptions);
      return (one, other) =>
        byTime(one, other) || cheapest(one, other) || fastest(one, other) || named(one, other);
    }
  }
}

/**
 * Times at one airport, or within one city, are compared as local times; journeys that are never there come
 * last.
 */
function orderByTime(options: FlightSort['timeOptions']): Order {
  const direction = options.earliestOrLatest === 'earliest' ? 1 : -1;
  const times = new Map<Row, string | null>();
  const timeOf = (row: Row): string | null => {
    const known = times.get(row);
    if (known !== undefined) return known;
    const time = timeAt(row, options);
    times.set(row, time);
    return time;
  };
  return (one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compareTexts(first, second) * direction;
  };
}

function timeAt({ legs }: Row, { airport, departureOrArrival }: FlightSort['timeOptions']): string | null {
  const segments = legs.flatMap((leg) => leg.segments);
  if (departureOrArrival === 'departure') {
    const found = airport === null ? segments[0] : segments.find(({ origin }) => origin === airport);
    return found?.departure ?? null;
  }
  const last = legs[0]?.segments.at(-1);
  const found = airport === null ? last : segments.find(({ destination }) => destination === airport);
  return found?.arrival ?? null;
}
