import { parseSearchWith } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { readCompanyUsersSearch } from '../features/company-users/company-users-search.ts';
import { readTripsSearch } from '../features/home/trips-search.ts';
import { listAddress, readListSearch } from './list-search.ts';

it.each([
  [{}, {}],
  [
    { page: 3, searchString: 'alp' },
    { page: 3, searchString: 'alp' },
  ],
  [{ page: 1 }, {}],
  [{ page: 'two', searchString: '', sortOrder: 'sideways', create: 'no' }, {}],
  [{ searchString: 1001 }, { searchString: '1001' }],
  [
    { sortBy: 'name', sortOrder: 'descending', create: true },
    { sortBy: 'name', sortOrder: 'descending', create: true },
  ],
])('reads %j as %j', (search, read) => {
  expect(readListSearch(search)).toEqual(read);
});

it.each([readListSearch, readTripsSearch, readCompanyUsersSearch])(
  '$name clears an invalid page, since the router keeps the keys that are left out',
  (read) => {
    expect(read({ page: 'abc' })).toHaveProperty('page', undefined);
  },
);

it('writes addresses without unset values', () => {
  expect(listAddress('/companies', {})).toBe('/companies');
  expect(listAddress('/companies', { page: 2, searchString: 'a&b' })).toBe(
    '/companies?page=2&searchString=a%26b',
  );
});

it.each(['1001', '1e3', 'true', 'alp', '"alp"'])(
  'lets the router read %s as the text that it is',
  (words) => {
    const query = listAddress('', { searchString: words });
    expect(parseSearchWith(JSON.parse)(query)).toEqual({ searchString: words });
  },
);
