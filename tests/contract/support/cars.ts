import type { CarResults, CarSearchRequest } from '#domain/contract.ts';
import { dayAfter, weekdayOf } from '#domain/local-time.ts';
import { dayAhead } from './flights.ts';
import { readLines } from './search-lines.ts';

/** At an airport from a Tuesday to a Thursday in a month, at the usual times, when all counters are open. */
export function rentalBody(
  travelers: string[],
  code: string,
  more: Partial<CarSearchRequest> = {},
): CarSearchRequest {
  const inAMonth = dayAhead(30);
  const tuesday = dayAfter(inAMonth, (8 - weekdayOf(inAMonth)) % 7);
  return { travelers, pickUp: { code }, pickUpDate: tuesday, dropOffDate: dayAfter(tuesday, 2), ...more };
}

/** The practice airports, by the situation of their cars. */
export const AIRPORTS = {
  rising: 'VXO',
  slightlyRising: 'RNB',
  falling: 'KLR',
  full: 'KRN',
  closedDesk: 'VBY',
  briefOffer: 'KSD',
  lostLetter: 'AGH',
} as const;

export const carLines = (body: unknown) => readLines<CarResults>(body);

export function carsOf(body: unknown): CarResults['cars'] {
  return carLines(body).results.flatMap(({ cars }) => cars);
}
