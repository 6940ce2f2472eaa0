import type { FlightResultFare, FlightResults, FlightSearchRequest, SearchEnd } from '#domain/contract.ts';

const DAY = 86_400_000;

/** The day so many days from now. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

/** The same by the Swiss calendar, where the day starts earlier than in UTC. */
export function swissDayAhead(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(Date.now() + days * DAY);
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
