import type { FlightResults } from '#domain/contract.ts';
import { ALLOWED, FLEX, flightLine, LIGHT, leg, TO_APPROVE } from './flight-booking-examples.ts';

const AIRLINES = ['LX', 'LH', 'BA', 'AF', 'UA', 'AA', 'KL', 'AC'];
const HUBS: Readonly<Record<string, string>> = { LH: 'FRA', BA: 'LHR', AF: 'CDG', KL: 'AMS', AC: 'YUL' };
const FARES_OF_EACH = 10;
const HIGHEST_PRICE = 1_400;

/** Round trips from Zurich to New York: as many as there are ways out and back, each with ten fares; always the same. */
export function manyFlightResults(out: number, back: number): FlightResults {
  const there = Array.from({ length: out }, (_, index) => legAt(index, ['ZRH', 'JFK'], '2027-04-01'));
  const home = Array.from({ length: back }, (_, index) => legAt(index, ['JFK', 'ZRH'], '2027-04-05'));
  const flights = there.flatMap((first, one) =>
    home.map((second, other) => ({ legs: [first, second], fares: faresAt(one * back + other) })),
  );
  return flightLine('network', flights);
}

/** Direct, or over the airline's hub. */
function legAt(index: number, [from, to]: readonly [string, string], day: string) {
  const airline = AIRLINES[index % AIRLINES.length] ?? 'LX';
  const hub = HUBS[airline];
  const hour = 6 + (index % 8);
  const minute = String((index * 7) % 60).padStart(2, '0');
  const at = (hours: number) => `${day}T${String(hours).padStart(2, '0')}:${minute}`;
  const number = 100 + index;
  if (!hub) return leg([`${airline}${number} ${from}-${to} ${at(hour)} ${at(hour + 3)} 540`]);
  return leg(
    [
      `${airline}${number} ${from}-${hub} ${at(hour)} ${at(hour + 1)} 60`,
      `${airline}${number + 100} ${hub}-${to} ${at(hour + 3)} ${at(hour + 6)} 540`,
    ],
    [120],
  );
}

function faresAt(index: number) {
  return Array.from({ length: FARES_OF_EACH }, (_, place) => {
    const price = 500 + ((index * 7919) % 700) + place * 90;
    return {
      price,
      family: place % 2 === 0 ? LIGHT : FLEX,
      serviceClass: place < FARES_OF_EACH / 2 ? ('Y' as const) : ('W' as const),
      verdict: price > HIGHEST_PRICE ? TO_APPROVE : ALLOWED,
    };
  });
}
