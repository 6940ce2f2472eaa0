import { expect, test } from 'vitest';
import { assertNewEnough } from './database.ts';

test.each([
  [140_009, '14.9 (Debian 14.9-1.pgdg120+1)', '14.9'],
  [90_624, '9.6.24', '9.6.24'],
])('a PostgreSQL with the number %i is too old', (number, name, shown) => {
  expect(() => assertNewEnough({ number, name })).toThrow(
    `The database that DATABASE_URL names is on PostgreSQL ${shown}; version 15 or later is needed.`,
  );
});

test.each([
  [150_000, '15.0'],
  [180_002, '18.2'],
])('one with the number %i is new enough', (number, name) => {
  expect(() => assertNewEnough({ number, name })).not.toThrow();
});
