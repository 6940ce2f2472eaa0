import type { FlightResultFare, FlightResults, FlightSearchRequest, SearchEnd } from '#domain/contract.ts';
import { dateAt, dayAfter, toInstant } from '#domain/local-time.ts';

/** Where the companies of the tests are. */
const ZONE = 'Europe/Zurich';

/** The day so many days from today. */
export function dayAhead(days: number): string {
  return dayAfter(dateAt(new Date(), ZONE), days);
}

/** By how much a clock is ahead that shows noon of the day so many days from today; a day may have 23 or 25 hours. */
export function minutesToNoon(days: number): number {
  return Math.ceil((toInstant(`${dayAhead(days)}T12:00`, ZONE).getTime() - Date.now()) / 60_000);
}

/**
 * From Zurich to London and back, unless something else is said. Fares rise in the minute that is thirty days before
 * a departure; on these days no minute of a test is one of theirs.
 */
export function searchBody(
  travelers: string[],
  more: Partial<FlightSearchRequest> = {},
): FlightSearchRequest {
  const legs = [legTo('ZRH', 'LHR', 40), legTo('LHR', 'ZRH', 42)];
  return { travelers, flightType: 'roundTrip', legs, ...more };
}

/** One way, on a sentinel route of the embedded inventory. */
export function oneWay(travelers: string[], route: string): FlightSearchRequest {
  const [origin = '', destination = ''] = route.split('-');
  return searchBody(travelers, { flightType: 'oneWay', legs: [legTo(origin, destination, 40)] });
}

export function legTo(
  origin: string,
  destination: string,
  days: number,
): FlightSearchRequest['legs'][number] {
  return {
    origin: { code: origin, type: 'airport' },
    destination: { code: destination, type: 'airport' },
    departureDate: dayAhead(days),
  };
}

type Line = FlightResults | SearchEnd | { type: 'failure'; source: string; reason: string };

/** The lines of an answer, as JSON or line by line. */
export function linesOf(body: unknown): Line[] {
  if (typeof body !== 'string') return (body as { lines: Line[] }).lines; // the contract has checked it
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export function resultsOf(body: unknown): FlightResults[] {
  return linesOf(body).filter((line) => line.type === 'results');
}

export function endOf(body: unknown): SearchEnd {
  const end = linesOf(body).at(-1);
  if (end?.type !== 'end') throw new Error('The answer is not complete');
  return end;
}

export function faresOf(body: unknown): FlightResultFare[] {
  return resultsOf(body).flatMap(({ itineraries }) => itineraries.flatMap(({ fares }) => fares));
}
