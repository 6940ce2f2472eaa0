import { expect, it } from 'vitest';
import { readTripsSearch, type TripsSearch, tripsAddress } from './trips-search.ts';

it.each([
  [{}, {}],
  [{ trips: 'past' }, { trips: 'past' }],
  [
    { trips: 'waitingApproval', page: 3 },
    { trips: 'waitingApproval', page: 3 },
  ],
  [{ trips: 'all', page: 'two' }, {}],
  [{ trips: 'toString', page: -1 }, {}],
  [{ page: 1 }, {}],
  [
    { page: 2, searchString: 'Bern' },
    { page: 2, searchString: 'Bern' },
  ],
  [{ searchString: 42 }, { searchString: '42' }],
  [{ searchString: ['Bern'] }, {}],
])('reads %j as %j', (search, read) => {
  expect(readTripsSearch(search)).toEqual(read);
});

it.each<[TripsSearch, string]>([
  [{}, '/'],
  [{ trips: 'past', page: 1 }, '/?trips=past'],
  [
    { trips: 'past', page: 2, searchString: 'Hôtel Léman' },
    '/?trips=past&page=2&searchString=H%C3%B4tel+L%C3%A9man',
  ],
  [{ searchString: '42' }, '/?searchString=%2242%22'],
])('writes %j as %s', (search, address) => {
  expect(tripsAddress(search)).toBe(address);
});
