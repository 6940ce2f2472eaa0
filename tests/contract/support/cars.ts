import type { CarResults, CarSearchRequest } from '#domain/contract.ts';
import { dayAhead } from './flights.ts';
import { readLines } from './search-lines.ts';

/** At an airport for three days in a month, at the usual times. */
export function rentalBody(
  travelers: string[],
  code: string,
  more: Partial<CarSearchRequest> = {},
): CarSearchRequest {
  return { travelers, pickUp: { code }, pickUpDate: dayAhead(30), dropOffDate: dayAhead(32), ...more };
}

export const carLines = (body: unknown) => readLines<CarResults>(body);

export function carsOf(body: unknown): CarResults['cars'] {
  return carLines(body).results.flatMap(({ cars }) => cars);
}
