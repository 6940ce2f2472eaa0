import { expect, it } from 'vitest';
import { list } from '#tests/support/flight-list-examples.ts';
import { usualCo2Kg } from './usual-emissions.ts';

function emitting(emissions: readonly number[]) {
  const [flight] = list.flights;
  const [fare] = flight?.fares ?? [];
  if (!flight || !fare) return expect.fail('There is a flight');
  return { flights: emissions.map((co2Kg) => ({ ...flight, fares: [{ ...fare, co2Kg }, fare] })) };
}

it.each([
  [[900, 100, 500], 500],
  [[1, 2, 3, 4, 5_000], 3],
  [[500, 500], null],
  [[], null],
])('of %j the usual one is %s', (emissions, usual) => {
  expect(usualCo2Kg(emitting(emissions))).toBe(usual);
});
