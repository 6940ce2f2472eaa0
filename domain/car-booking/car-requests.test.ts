import { expect, it } from 'vitest';
import { toCarPlaceRequest } from './car-requests.ts';

const EINSIEDELN = { kind: 'point', label: 'Einsiedeln', latitude: 47.1285, longitude: 8.7474 } as const;

it('asks for a point within the radius that was chosen on the map, and leaves the usual one to the server', () => {
  const { latitude, longitude } = EINSIEDELN;
  expect(toCarPlaceRequest(EINSIEDELN)).toEqual({ latitude, longitude });
  expect(toCarPlaceRequest({ ...EINSIEDELN, radius: 24 })).toEqual({ latitude, longitude, radius: 24 });
});
