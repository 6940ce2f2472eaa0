import { expect, it } from 'vitest';
import { joinTimes, tripStage } from './trip-stage.ts';

const times = (from: string, to: string) => ({ currentFrom: new Date(from), endsAt: new Date(to) });

it.each([
  ['2027-03-14T07:59:59.999Z', 'upcoming'],
  ['2027-03-14T08:00:00.000Z', 'current'],
  ['2027-03-17T02:59:59.999Z', 'current'],
  ['2027-03-17T03:00:00.000Z', 'past'],
])('a trip is, at %s, %s', (now, stage) => {
  const rental = times('2027-03-14T08:00:00.000Z', '2027-03-17T03:00:00.000Z');
  expect(tripStage(rental, new Date(now))).toBe(stage);
});

it('goes from the first of its parts to the last end', () => {
  const stay = times('2027-03-14T23:00:00.000Z', '2027-03-18T10:00:00.000Z');
  const flight = times('2027-03-14T08:00:00.000Z', '2027-03-15T12:30:00.000Z');
  expect(joinTimes([stay, flight])).toEqual(times('2027-03-14T08:00:00.000Z', '2027-03-18T10:00:00.000Z'));
});
