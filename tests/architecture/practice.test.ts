import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SENTINEL_ROUTES } from '#server/suppliers/embedded/flights/sentinel-routes.ts';
import { SENTINEL_HOTELS } from '#server/suppliers/embedded/hotels/sentinel-hotels.ts';
import { root } from './repository-files.ts';

const text = readFileSync(path.join(root, 'docs/practice.md'), 'utf8');

test.each([...SENTINEL_ROUTES.keys()])('the flights of %s are described', (route) => {
  expect(text).toContain(`| ${route} `);
});

test.each(SENTINEL_HOTELS.map(({ name }) => name))('the hotel "%s" is described', (name) => {
  expect(text).toContain(`| ${name} `);
});
