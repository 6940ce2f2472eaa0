import { expect, it } from 'vitest';
import { zoneOfAddress } from './zone-of-address.ts';

it.each([
  ['a town', { city: 'Zug', country: 'CH' }, 'Europe/Zurich'],
  ['a town near an airport across the border', { city: 'Basel', country: 'CH' }, 'Europe/Zurich'],
  ['a city of a country with several zones', { city: 'Los Angeles', country: 'US' }, 'America/Los_Angeles'],
  ['a city by its name in another language', { city: 'Genève', country: 'CH' }, 'Europe/Zurich'],
  ['a town that is not known', { city: 'Nowhere at all', country: 'PT' }, 'Europe/Lisbon'],
  ['a country without airports', { city: 'Vaduz', country: 'LI' }, 'Europe/Zurich'],
  ['no country', { city: 'Zug', country: null }, 'UTC'],
])('finds the zone of %s', async (_, town, zone) => {
  expect(await zoneOfAddress(town)).toBe(zone);
});
