import { expect, it } from 'vitest';
import { readTripsSearch } from './trips-search.ts';

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
])('reads %j as %j', (search, read) => {
  expect(readTripsSearch(search)).toEqual(read);
});
