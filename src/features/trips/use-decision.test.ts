import { expect, it } from 'vitest';
import { neighboursIn } from './use-decision.ts';

const WAITING = ['one', 'two', 'three'];

it.each([
  ['one', null, '/trips/two', 2],
  ['two', '/trips/one', '/trips/three', 2],
  ['three', '/trips/two', null, 2],
  ['decided', null, '/trips/one', 3],
])('beside the trip %s stand %s and %s', (tripId, previous, next, others) => {
  expect(neighboursIn(WAITING, tripId)).toEqual({ previous, next, others });
});

it('has no neighbours for the only trip', () => {
  expect(neighboursIn(['one'], 'one')).toEqual({ previous: null, next: null, others: 0 });
});
