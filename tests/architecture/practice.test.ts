import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SENTINEL_ROUTES } from '#server/suppliers/embedded/flights/sentinel-routes.ts';
import { SENTINEL_HOTELS } from '#server/suppliers/embedded/hotels/sentinel-hotels.ts';
import { root } from './repository-files.ts';

const text = readFileSync(path.join(root, 'docs/practice.md'), 'utf8');

test.each([
  ['the flights of each practice route', [...SENTINEL_ROUTES.keys()]],
  ['each practice hotel', SENTINEL_HOTELS.map(({ name }) => name)],
])('the page of practice describes %s', (_, names) => {
  expect(names.filter((name) => !text.includes(`| ${name} `))).toEqual([]);
});
