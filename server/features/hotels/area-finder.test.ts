import { expect, it } from 'vitest';
import { property } from '#tests/support/hotel-examples.ts';
import { createAreaFinder } from './area-finder.ts';

it('returns the district of a hotel, else its city', async () => {
  const areaOf = await createAreaFinder({ latitude: 47.3769, longitude: 8.5417 }, 8);
  const at = (propertyId: string, latitude: number, longitude: number) =>
    areaOf(property(propertyId, { latitude, longitude }));
  expect(at('oerlikon', 47.411, 8.544)).toBe('Oerlikon');
  expect(at('far away', 46.2, 6.14)).toBe('Zürich');
  expect(areaOf(property('oerlikon'))).toBe('Oerlikon');
});
