import { expect, it } from 'vitest';
import { forAgency, OPEN } from '#stories/support/offline-trips.ts';
import { DANIEL_DECIDES, MIRJAM, PETRA, viewer } from '#stories/support/trip-fixtures.ts';
import { findSide } from './agency.ts';

const TRIP = forAgency(OPEN);

it('tells an agent from the creator of the same name', () => {
  const namesake = { ...PETRA, firstName: MIRJAM.firstName, lastName: MIRJAM.lastName };
  const arranged = { ...TRIP, travelers: [DANIEL_DECIDES] };
  expect(findSide(arranged, viewer(MIRJAM))).toBe('travelers');
  expect(findSide(arranged, viewer(namesake))).toBe('agency');
});

it('counts an agent who travels among the travelers', () => {
  expect(findSide({ ...TRIP, travelers: [PETRA] }, viewer(PETRA))).toBe('travelers');
});
