import type {
  FareFamily,
  FlightResults,
  FlightSegment,
  Money,
  OfferVerdict,
  ServiceClass,
} from '../contract.ts';
import { compareMoney } from '../money.ts';

export type ResultAirport = FlightResults['airports'][number];

export interface FlightList extends Pick<FlightResults, 'currency'> {
  expiresAt: string;
  legs: number;
  airports: ReadonlyMap<string, ResultAirport>;
  /** In an order that does not depend on which source answered first. */
  flights: readonly FlightEntry[];
}

export interface FlightEntry {
  /** Derived from the ids of its legs, so that it is the same in every search. */
  id: string;
  legs: readonly LegEntry[];
  fares: readonly FareEntry[];
}

export interface LegEntry {
  id: string;
  segments: readonly FlightSegment[];
  durationMinutes: number;
  stopoverMinutes: readonly number[];
  intercontinental: boolean;
}

/** A price with its conditions, for one traveler and all legs. */
export interface FareEntry {
  offer: string;
  source: string;
  family: FareFamily;
  serviceClasses: readonly ServiceClass[];
  bookingClasses: readonly string[];
  price: Money;
  total: Money | null;
  seatsLeft?: number;
  co2Kg: number;
  holdUntil?: string;
  verdict: OfferVerdict;
}

export function mergeFlightResults(lines: readonly FlightResults[]): FlightList | null {
  const [first] = lines;
  if (!first) return null;
  const legs = new Map<string, LegEntry>();
  const flights = new Map<string, { legs: readonly LegEntry[]; fares: FareEntry[] }>();
  for (const line of lines.toSorted((one, other) => compareTexts(one.source, other.source))) {
    const ofLine = line.legs.map((leg) => {
      const segments = leg.segments.map((place) => entryAt(line.segments, place));
      const id = buildLegId(segments);
      const known = legs.get(id) ?? { ...leg, id, segments };
      legs.set(id, known);
      return known;
    });
    for (const result of line.itineraries) {
      const flown = result.legs.map((place) => entryAt(ofLine, place));
      const id = flown.map((leg) => leg.id).join('~');
      const known = flights.get(id) ?? { legs: flown, fares: [] };
      flights.set(id, known);
      for (const fare of result.fares) known.fares.push(listFare(fare, line));
    }
  }
  const listed = [...flights]
    .map(([id, { legs: flown, fares }]) => ({ id, legs: flown, fares: fares.sort(compareFares) }))
    .sort((one, other) => compareTexts(one.id, other.id));
  return {
    currency: first.currency,
    expiresAt: lines.map(({ expiresAt }) => expiresAt).sort()[0] ?? first.expiresAt,
    legs: listed[0]?.legs.length ?? 0,
    airports: new Map(lines.flatMap(({ airports }) => airports.map((airport) => [airport.code, airport]))),
    flights: listed,
  };
}

export function countNewFlights(shown: FlightList, arrived: FlightList): number {
  const known = new Map(shown.flights.map(({ id, fares }) => [id, fares.length]));
  return arrived.flights.filter(({ id, fares }) => known.get(id) !== fares.length).length;
}

/** Flight numbers with their local departure times identify a leg in all sources. */
export function buildLegId(segments: readonly FlightSegment[]): string {
  return segments
    .map(({ carrier, flightNumber, departure }) => `${carrier}${flightNumber}@${departure}`)
    .join('+');
}

export function buildFlightId(legs: readonly { segments: readonly FlightSegment[] }[]): string {
  return legs.map(({ segments }) => buildLegId(segments)).join('~');
}

export function comparePrices(one: Money | null, other: Money | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareMoney(one, other);
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function compareFares(one: FareEntry, other: FareEntry): number {
  return (
    comparePrices(one.total, other.total) ||
    compareTexts(one.family.code, other.family.code) ||
    compareTexts(one.offer, other.offer)
  );
}

type ResultFare = FlightResults['itineraries'][number]['fares'][number];

function listFare(
  { family, verdict, companyPrice, ...fare }: ResultFare,
  { source, currency, families, verdicts }: FlightResults,
): FareEntry {
  return {
    ...fare,
    source,
    family: entryAt(families, family),
    verdict: entryAt(verdicts, verdict),
    total: companyPrice ?? (fare.price.currency === currency ? fare.price : null),
  };
}

function entryAt<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (entry === undefined) throw new RangeError(`The results have no entry ${index}`);
  return entry;
}

export function isInPolicy({ verdict }: FareEntry): boolean {
  return verdict.action === 'allow';
}
