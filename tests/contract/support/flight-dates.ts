import type {
  FlightDateCell,
  FlightDatePrice,
  FlightDatesEnd,
  FlightDatesRequest,
  FlightResultFare,
} from '#domain/contract.ts';
import { dayAhead, faresOf, legTo, resultsOf } from './flights.ts';

/** From Zurich to London and back in a month, unless other days are given. */
export function datesBody(travelers: string[], there = 30, back = 32): FlightDatesRequest {
  const legs = [legTo('ZRH', 'LHR', there), legTo('LHR', 'ZRH', back)];
  return { travelers, flightType: 'roundTrip', legs };
}

export function datesOneWay(travelers: string[], route: string, days = 30): FlightDatesRequest {
  const [origin = '', destination = ''] = route.split('-');
  return { travelers, flightType: 'oneWay', legs: [legTo(origin, destination, days)] };
}

type Line = FlightDateCell | FlightDatesEnd;

export function dateLinesOf(body: unknown): Line[] {
  if (typeof body !== 'string') return (body as { lines: Line[] }).lines; // the contract has checked it
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export function cellsOf(body: unknown): FlightDateCell[] {
  return dateLinesOf(body).filter((line) => line.type === 'cell');
}

/** The cell for the days so many days from now. */
export function cellOn(body: unknown, there: number, back?: number): FlightDateCell | undefined {
  const returnDate = back === undefined ? undefined : dayAhead(back);
  return cellsOf(body).find(
    (cell) => cell.departureDate === dayAhead(there) && cell.returnDate === returnDate,
  );
}

/** The lowest price that a search has found, of all fares or of those inside the policy. */
export function cheapestOf(body: unknown, { inPolicy = false } = {}): FlightDatePrice | undefined {
  const wanted = inPolicy ? faresInPolicy(body) : faresOf(body);
  const [cheapest] = wanted.sort((one, other) => amountOf(one) - amountOf(other));
  return cheapest && { price: cheapest.price, companyPrice: cheapest.companyPrice ?? cheapest.price };
}

function faresInPolicy(body: unknown): FlightResultFare[] {
  return resultsOf(body).flatMap(({ itineraries, verdicts }) =>
    itineraries.flatMap(({ fares }) => fares.filter(({ verdict }) => verdicts[verdict]?.inPolicy)),
  );
}

const amountOf = ({ companyPrice }: FlightResultFare) => companyPrice?.amount ?? Number.POSITIVE_INFINITY;
