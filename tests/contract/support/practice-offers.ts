import type { CarResults, HotelDetailsAnswer, TripPart } from '#domain/contract.ts';
import { dayAfter, weekdayOf } from '#domain/local-time.ts';
import { compareMoney } from '#domain/money.ts';
import { AIRPORTS, carsOf } from './cars.ts';
import { detailsBody } from './hotels.ts';
import { HOTELS } from './orders.ts';

/** Flights have tests of their own. */
export type PartKind = Exclude<TripPart['kind'], 'flight' | 'external'>;

/** The situation of an offer, by its hotel or airport; good ones have none. */
export type Fate = keyof typeof AIRPORTS | 'good';

export interface PartSpec {
  kind: PartKind;
  fate: Fate;
}

/** A stay of one night, or a car for one day. */
interface OfferSpec extends PartSpec {
  traveler: string;
  /** `yyyy-MM-dd` */
  day: string;
}

/** The possible parts of trips, for tests that apply to all of them. */
export const TRIP_KINDS: readonly [name: string, kinds: readonly PartKind[]][] = [
  ['of a hotel', ['hotel']],
  ['of a car', ['car']],
  ['of both', ['hotel', 'car']],
];

export const HOUSES: Record<Fate, string> = { ...HOTELS, good: HOTELS.onlyRoom };
export const CAR_PLACES: Record<Fate, string> = { ...AIRPORTS, good: 'BRN' };
const SATURDAY = 5;

/** The request that finds such offers. */
export function offersRequest({ kind, fate, traveler, day }: OfferSpec): { path: string; body: object } {
  if (kind === 'hotel') {
    const stay = { checkIn: day, checkOut: dayAfter(day, 1) };
    return { path: '/api/booking/hotel/details', body: detailsBody([traveler], HOUSES[fate], stay) };
  }
  const rental = { pickUp: { code: CAR_PLACES[fate] }, pickUpDate: day, dropOffDate: day };
  return { path: '/api/booking/car/search', body: { travelers: [traveler], ...rental } };
}

/** The reference of the cheapest offer of an answer, which the contract has checked; null when there is none. */
export function cheapestOffer(kind: PartKind, answer: unknown): string | null {
  if (kind === 'hotel') return (answer as HotelDetailsAnswer).options[0]?.offer ?? null;
  // Sources answer in any order.
  const [cheapest] = carsOf(answer).toSorted(byPrice);
  return cheapest?.offer ?? null;
}

/** This day or the Monday after it: all counters are open then. */
export function workingDay(day: string): string {
  const weekday = weekdayOf(day);
  return weekday < SATURDAY ? day : dayAfter(day, SATURDAY + 2 - weekday);
}

type Car = CarResults['cars'][number];

function byPrice(one: Car, other: Car): number {
  return compareMoney(one.price, other.price) || (one.offer < other.offer ? -1 : 1);
}
