import { stringifySearchWith } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { readRequestSearch, requestAddress } from './request-address.ts';

const FULL = {
  kinds: ['flight' as const],
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  places: ['Zürich, Switzerland', '2900'],
  travelers: ['01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d20'],
};

/** As the router parses a URL: each value as JSON if it is valid JSON. */
function parsed(address: string): Record<string, unknown> {
  const { searchParams } = new URL(address, 'http://localhost');
  return Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, value.startsWith('[') ? JSON.parse(value) : value]),
  );
}

it('is read as it was written', () => {
  expect(readRequestSearch(parsed(requestAddress(FULL)))).toEqual(FULL);
});

it('has no query when nothing is known, and names no place twice', () => {
  expect(requestAddress({ kinds: [], places: [' '], travelers: [] })).toBe('/booking/request');
  const back = requestAddress({ kinds: [], places: ['Bern', 'Milan', 'Bern'], travelers: [] });
  expect(readRequestSearch(parsed(back)).places).toEqual(['Bern', 'Milan']);
});

it('ignores invalid values in the URL', () => {
  expect(
    readRequestSearch({
      kinds: ['boat', 'rail', 7],
      startsOn: '2027-03-16',
      endsOn: '2027-03-14',
      places: 'Zürich',
      travelers: null,
    }),
  ).toEqual({
    kinds: ['rail'],
    startsOn: undefined,
    endsOn: undefined,
    places: undefined,
    travelers: undefined,
  });
});

it('leaves the address of an empty form without a query', () => {
  expect(stringifySearchWith(JSON.stringify)(readRequestSearch({}))).toBe('');
});
