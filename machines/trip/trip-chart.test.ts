import { expect, it } from 'vitest';
import { TRIP_STATUSES } from '#domain/trip-status.ts';
import { nextSteps, TRIP_CHART, type TripProgress, type TripStep } from './trip-chart.ts';

const { states, steps } = TRIP_CHART;
const leading = ({ from, to, event }: TripStep) => `${from} ${event} ${to}`;

it('has every status, and the decision before them', () => {
  expect(states.toSorted()).toEqual([...TRIP_STATUSES, 'deciding'].toSorted());
});

it('follows a trip from its request to its end', () => {
  expect(states).toEqual([
    'deciding',
    'waiting_level_1_approval',
    'waiting_level_2_approval',
    'approved',
    'complete',
    'rejected',
    'cancelled',
  ]);
});

it('has the steps of the definition, each once', () => {
  const named = steps.map(leading);
  expect(named).toEqual([...new Set(named)]);
  expect(named).toContain('deciding null waiting_level_2_approval');
  expect(named).toContain('waiting_level_1_approval trip.approve approved');
  expect(named).toContain('approved price.risen deciding');
  expect(named).toContain('rejected trip.resubmit deciding');
  expect(steps.filter(({ from }) => from === 'cancelled')).toEqual([]);
});

it.each<[TripProgress, string[]]>([
  [
    { status: 'waiting_level_1_approval', levels: [1, 2], parts: ['held'] },
    [
      'trip.approve waiting_level_2_approval',
      'trip.reject rejected',
      'trip.sendBack rejected',
      'trip.expire rejected',
      'trip.cancel cancelled',
      'price.risen deciding',
    ],
  ],
  [
    { status: 'waiting_level_1_approval', levels: [1], parts: ['held', 'confirmed'] },
    [
      'trip.approve approved',
      'trip.reject approved',
      'trip.sendBack approved',
      'trip.expire approved',
      'trip.cancel approved',
      'price.risen deciding',
    ],
  ],
  [
    { status: 'approved', levels: [], parts: ['confirmed', 'failed', 'held'] },
    [
      'trip.resubmit deciding',
      'parts.added deciding',
      'price.risen deciding',
      'parts.settled cancelled',
      'parts.settled complete',
    ],
  ],
  [
    { status: 'approved', levels: [], parts: ['confirming'] },
    ['parts.added deciding', 'price.risen deciding', 'parts.settled cancelled', 'parts.settled complete'],
  ],
  [
    { status: 'complete', levels: [], parts: ['confirmed'] },
    ['parts.added deciding', 'parts.settled cancelled'],
  ],
  [{ status: 'cancelled', levels: [], parts: ['cancelled'] }, []],
  [
    { status: 'approved', levels: [], parts: ['confirmed'], hasOpenRequest: true },
    ['parts.added deciding', 'price.risen deciding', 'request.close complete'],
  ],
  [
    { status: 'approved', levels: [], parts: [], hasOpenRequest: true },
    ['parts.added deciding', 'price.risen deciding', 'request.close cancelled'],
  ],
  [
    { status: 'waiting_level_1_approval', levels: [1], parts: ['held'], hasOpenRequest: true },
    [
      'trip.approve approved',
      'trip.reject approved',
      'trip.sendBack approved',
      'trip.expire approved',
      'trip.cancel cancelled',
      'price.risen deciding',
    ],
  ],
])('leads on from %j by %j', (trip, expected) => {
  expect(nextSteps(trip).map(({ event, to }) => `${event} ${to}`)).toEqual(expected);
});
