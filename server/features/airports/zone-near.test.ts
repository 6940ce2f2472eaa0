import { expect, it } from 'vitest';
import { zoneNear } from './zone-near.ts';

it.each([
  ['Zug', 47.17, 8.52, 'Europe/Zurich'],
  ['Manhattan', 40.78, -73.97, 'America/New_York'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
  ['the date line', -16.8, 179.99, 'Pacific/Fiji'],
])('knows what time it is in %s', (_, latitude, longitude, zone) => {
  expect(zoneNear({ latitude, longitude })).toBe(zone);
});
