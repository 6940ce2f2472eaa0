import { expect, it } from 'vitest';
import {
  index,
  JOURNEYS,
  NO_FILTER,
  nameOf,
  OUT_LH_ID,
  OUT_LX_ID,
} from '#tests/support/flight-list-examples.ts';
import type { FlightListFilter } from './flight-list-settings.ts';
import { alternativesAmong, rowsInPolicy } from './rows-in-policy.ts';

function found(filter: Partial<FlightListFilter>, id: string): string[] {
  return alternativesAmong(rowsInPolicy(index, { ...NO_FILTER, ...filter }), id).map(
    ({ legs, fare }) => `${legs.map((leg) => nameOf(leg.id)).join(' & ')} ${(fare.total?.amount ?? 0) / 100}`,
  );
}

it('the same leg inside the policy comes before cheaper ones', () => {
  expect(found({}, OUT_LX_ID)).toEqual(['LX 800', 'LH 720']);
  expect(found({}, OUT_LH_ID)).toEqual(['LH 720', 'LX 800']);
});

it('a filter hides none of them, and the chosen legs stay', () => {
  expect(found({ maximumStops: 0, fareAspects: ['Refundable'] }, OUT_LX_ID)).toEqual(['LX 800', 'LH 720']);
  expect(found({ chosenLegs: [OUT_LH_ID] }, '')).toEqual(['LX back 720']);
});

it('of whole journeys they are journeys', () => {
  expect(found(JOURNEYS, '')).toEqual(['LH & LX back 720', 'LX & LX back 800']);
});
