import { describe, expect, test } from 'vitest';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { tripActions } from './trip-actions.ts';
import type { TripRole } from './trip-machine.ts';

const trip = (status: TripStatus, ...parts: PartStatus[]) => ({
  status,
  levels: [1, 2] as (1 | 2)[],
  parts,
  isHolding: false,
  hasBegun: false,
  isOverdue: false,
});
const as = (...roles: TripRole[]) => ({ roles, undecided: null });
const DECISIONS = ['approve', 'reject', 'sendBack'];

describe('what a person may do with a trip', () => {
  test.each<[TripStatus, PartStatus, string[], string[]]>([
    ['waiting_level_1_approval', 'held', DECISIONS, ['update', 'cancel']],
    ['waiting_level_2_approval', 'held', DECISIONS, ['update', 'cancel']],
    ['approved', 'failed', [], ['update']],
    ['complete', 'confirmed', [], ['update', 'cancel']],
    ['rejected', 'cancelled', [], ['resubmit', 'update', 'cancel']],
    ['cancelled', 'cancelled', [], []],
  ])('that is %s and %s: an approver %j, a booker %j', (status, part, approver, booker) => {
    expect(tripActions(trip(status, part), as('approver')).allowed).toEqual(approver);
    expect(tripActions(trip(status, part), as('booker')).allowed).toEqual(booker);
    expect(tripActions(trip(status, part), as())).toEqual({ allowed: [], withheld: [] });
  });

  test('who is both may do both', () => {
    const { allowed } = tripActions(trip('waiting_level_1_approval', 'held'), as('approver', 'booker'));
    expect(allowed).toEqual([...DECISIONS, 'update', 'cancel']);
  });
});

describe('what is withheld, and why', () => {
  test('decisions on the own trip', () => {
    const actions = tripActions(trip('waiting_level_1_approval', 'held'), {
      roles: ['booker'],
      undecided: 'ownTrip',
    });
    expect(actions.allowed).toEqual(['update', 'cancel']);
    expect(actions.withheld).toEqual(DECISIONS.map((action) => ({ action, reason: 'ownTrip' })));
  });

  test('nothing of a decision once the trip waits no more', () => {
    expect(tripActions(trip('complete', 'confirmed'), { roles: [], undecided: 'ownTrip' }).withheld).toEqual(
      [],
    );
  });

  test('decisions after the deadline', () => {
    const late = { ...trip('waiting_level_1_approval', 'held'), isOverdue: true };
    expect(tripActions(late, as('approver'))).toEqual({
      allowed: [],
      withheld: DECISIONS.map((action) => ({ action, reason: 'overdue' })),
    });
  });

  test('a cancellation while a supplier is asked', () => {
    expect(tripActions(trip('approved', 'confirming'), as('booker'))).toEqual({
      allowed: ['update'],
      withheld: [{ action: 'cancel', reason: 'busy' }],
    });
  });

  test('another request while the earlier holds are given back', () => {
    const { allowed, withheld } = tripActions(trip('rejected', 'cancelling', 'cancelled'), as('booker'));
    expect(allowed).not.toContain('resubmit');
    expect(withheld).toContainEqual({ action: 'resubmit', reason: 'busy' });
  });

  test('another request while a supplier keeps what it has not booked', () => {
    const kept = { ...trip('rejected', 'failed', 'cancelled'), isHolding: true };
    const { allowed, withheld } = tripActions(kept, as('booker'));
    expect(allowed).not.toContain('resubmit');
    expect(withheld).toContainEqual({ action: 'resubmit', reason: 'busy' });
  });

  test('what could not be booked while its supplier keeps it, and not before the rest is settled', () => {
    const stopped = trip('approved', 'failed', 'held');
    expect(tripActions(stopped, as('booker')).allowed).toContain('resubmit');
    const kept = tripActions({ ...stopped, isHolding: true }, as('booker'));
    expect(kept.allowed).not.toContain('resubmit');
    expect(kept.withheld).toContainEqual({ action: 'resubmit', reason: 'busy' });
    const going = tripActions(trip('approved', 'failed', 'confirming'), as('booker'));
    expect(going.allowed).not.toContain('resubmit');
    expect(tripActions(trip('approved', 'confirmed', 'held'), as('booker')).allowed).not.toContain(
      'resubmit',
    );
  });

  test('another request for a trip that has begun', () => {
    const begun = { ...trip('rejected', 'cancelled'), hasBegun: true };
    expect(tripActions(begun, as('booker')).withheld).toContainEqual({ action: 'resubmit', reason: 'begun' });
  });
});
