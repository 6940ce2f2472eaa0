import { expect, it } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import {
  CHANGE_DONE,
  CHANGE_LOST,
  CHANGE_REFUSED,
  CHANGE_WAITS,
  CHANGE_WITHDRAWN,
  TWO_CHANGES_TO_DECIDE,
} from '#stories/support/changed-trips.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import {
  BOOKED_AND_OPEN,
  CLOSED_WITHOUT,
  COMPLETE,
  OPEN,
  QUESTION_SENT,
  TALKED_ABOUT,
  WAITING,
} from '#stories/support/offline-trips.ts';
import { DANIEL_DECIDES, STAY as part, RENTAL, TRIP } from '#stories/support/trip-fixtures.ts';
import { findNextStep } from './next-step.ts';

const withParts = (status: Trip['status'], ...statuses: PartStatus[]): Trip => ({
  ...TRIP,
  status,
  parts: statuses.map((one) => ({ ...part, status: one })),
});

it('names the approver while one is waited for', () => {
  const approval: NonNullable<Trip['approval']> = {
    level: 1,
    deciders: [DANIEL_DECIDES],
    until: '2027-03-02T09:30:00.000Z',
    onTimeout: 'expires',
  };
  const trip: Trip = { ...TRIP, status: 'waiting_level_1_approval', approval };
  expect(findNextStep(trip)).toEqual({ kind: 'approval', approval });
});

it.each<[string, PartStatus[]]>([
  ['looking', ['confirmed', 'cancelling', 'unknown']],
  ['cancelling', ['confirming', 'cancelling']],
  ['booking', ['failed', 'confirming']],
  ['booking', ['held']],
  ['booking', ['confirmed', 'held']],
  ['booking', ['confirming', 'failed', 'held']],
  ['changing', ['confirmed', 'changing']],
  ['booking', ['confirming', 'changing']],
  ['choosing', ['confirmed', 'failed']],
  ['choosing', ['confirmed', 'failed', 'held']],
  ['choosing', ['failed', 'held']],
  ['travelling', ['confirmed', 'cancelled']],
])('says "%s" of parts that are %j', (kind, statuses) => {
  expect(findNextStep(withParts('approved', ...statuses)).kind).toBe(kind);
});

it('leaves an open request to the agency until something of it has to be booked or decided', () => {
  expect(findNextStep(OPEN)).toEqual({ kind: 'agency', answers: false });
  expect(findNextStep(TALKED_ABOUT)).toEqual({ kind: 'agency', answers: false });
  expect(findNextStep(QUESTION_SENT)).toEqual({ kind: 'agency', answers: true });
  expect(findNextStep(BOOKED_AND_OPEN).kind).toBe('agency');
  expect(findNextStep(WAITING).kind).toBe('approval');
  expect(findNextStep(COMPLETE)).toEqual({ kind: 'travelling', freeUntil: null });
  expect(findNextStep(CLOSED_WITHOUT)).toEqual({ kind: 'over', end: 'closed' });
});

it('knows the first deadline of what is booked, and none of what is not', () => {
  const later = { ...part, room: { ...part.room, freeUntil: '2027-03-13T17:00:00.000Z' } };
  const sooner = { ...part, room: { ...part.room, freeUntil: '2027-03-11T17:00:00.000Z' } };
  const cancelled = {
    ...part,
    status: 'cancelled' as const,
    room: { ...part.room, freeUntil: '2027-03-01T17:00:00.000Z' },
  };
  const trip: Trip = { ...TRIP, status: 'complete', parts: [later, cancelled, sooner] };
  expect(findNextStep(trip)).toEqual({
    kind: 'travelling',
    freeUntil: { at: '2027-03-11T17:00:00.000Z', zone: 'Europe/Zurich' },
  });
  const { freeUntil: _, ...neverFree } = part.room;
  for (const parts of [[{ ...part, room: neverFree }], [later, { ...part, room: neverFree }]]) {
    expect(findNextStep({ ...trip, parts })).toEqual({ kind: 'travelling', freeUntil: null });
  }
});

it('knows the deadline of a car by the clocks of its pick-up', () => {
  expect(findNextStep({ ...TRIP, status: 'complete', parts: [part, RENTAL] })).toEqual({
    kind: 'travelling',
    freeUntil: { at: '2027-03-12T17:00:00.000Z', zone: 'Europe/Zurich' },
  });
  expect(findNextStep({ ...TRIP, status: 'complete', parts: [RENTAL] })).toEqual({
    kind: 'travelling',
    freeUntil: { at: '2027-03-13T07:00:00.000Z', zone: 'Europe/Zurich' },
  });
});

it('names the approvers of a change that waits, and what can still be cancelled', () => {
  expect(findNextStep(CHANGE_WAITS)).toEqual({
    kind: 'changeApproval',
    change: CHANGE_WAITS.changes?.[0],
    approval: CHANGE_WAITS.changes?.[0]?.approval,
    freeUntil: { at: '2027-03-12T17:00:00.000Z', zone: 'Europe/Zurich' },
  });
});

it('takes the next deadline of several changes', () => {
  expect(findNextStep(TWO_CHANGES_TO_DECIDE)).toMatchObject({
    kind: 'changeApproval',
    change: { partId: FLIGHT._id },
    approval: { until: '2027-03-01T18:00:00.000Z' },
  });
});

it('goes on with a trip whose changes are over', () => {
  for (const trip of [CHANGE_REFUSED, CHANGE_WITHDRAWN, CHANGE_DONE]) {
    expect(findNextStep(trip).kind).toBe('travelling');
  }
});

it('tells a change that is looked up from a booking that is', () => {
  expect(findNextStep(CHANGE_LOST)).toEqual({ kind: 'lookingForChange' });
  const [stay, car] = CHANGE_LOST.parts;
  if (!stay || !car) throw new Error('The trip has two parts');
  const both = { ...CHANGE_LOST, parts: [stay, { ...car, status: 'unknown' as const }] };
  expect(findNextStep(both)).toEqual({ kind: 'looking' });
});

it('says how a trip has ended', () => {
  expect(findNextStep({ ...TRIP, status: 'rejected', end: 'expired' })).toEqual({
    kind: 'over',
    end: 'expired',
  });
  expect(findNextStep({ ...TRIP, status: 'cancelled', end: 'failed' })).toEqual({
    kind: 'over',
    end: 'failed',
  });
});
