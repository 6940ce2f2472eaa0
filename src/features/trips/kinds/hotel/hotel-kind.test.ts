import { expect, it } from 'vitest';
import { STAY } from '#stories/support/trip-fixtures.ts';
import { cancellationTerms } from './hotel-kind.tsx';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const room = {
  ...STAY.room,
  deadlines: [
    { at: '2027-03-12T17:00:00.000Z', penalty: chf(24000) },
    { at: '2027-03-14T17:00:00.000Z', penalty: chf(48000) },
  ],
};

it('are the times before, between and after the deadlines', () => {
  expect(cancellationTerms(room, '2027-03-01T00:00:00.000Z')).toEqual([
    { from: null, until: '2027-03-12T17:00:00.000Z', penalty: null, isNow: true },
    {
      from: '2027-03-12T17:00:00.000Z',
      until: '2027-03-14T17:00:00.000Z',
      penalty: chf(24000),
      isNow: false,
    },
    { from: '2027-03-14T17:00:00.000Z', until: null, penalty: chf(48000), isNow: false },
  ]);
});

it.each([
  ['2027-03-12T16:59:59.999Z', 0],
  ['2027-03-12T17:00:00.000Z', 1],
  ['2027-03-14T17:00:00.000Z', 2],
])('know which of them %s is in', (now, place) => {
  expect(cancellationTerms(room, now).findIndex(({ isNow }) => isNow)).toBe(place);
});

it('are none where nothing is refunded', () => {
  expect(cancellationTerms({ ...room, deadlines: [] }, '2027-03-01T00:00:00.000Z')).toEqual([]);
});
