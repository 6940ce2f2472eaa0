import { describe, expect, test } from 'vitest';
import type { PartChangeability } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { as, tripForActions as trip } from '#tests/support/charts/trip-for-actions.ts';
import { tripActions } from './trip-actions.ts';

const used = { status: 'confirmed', isExternal: false, isOfOthers: false, hasBegun: true } as const;
const DECISIONS = ['approve', 'reject', 'sendBack'];

describe('what a person may do with a trip', () => {
  test.each<[TripStatus, PartStatus, string[], string[]]>([
    ['waiting_level_1_approval', 'held', DECISIONS, ['update', 'cancel']],
    ['waiting_level_2_approval', 'held', DECISIONS, ['update', 'cancel']],
    ['approved', 'failed', [], ['resubmit', 'addPart', 'update']],
    ['complete', 'confirmed', [], ['addPart', 'changePart', 'update', 'cancel']],
    ['rejected', 'cancelled', [], ['resubmit', 'update', 'cancel']],
    ['cancelled', 'cancelled', [], []],
  ])('that is %s and %s: an approver %j, a booker %j', (status, part, approver, booker) => {
    expect(tripActions(trip(status, part), as('approver')).allowed).toEqual(approver);
    expect(tripActions(trip(status, part), as('booker')).allowed).toEqual(booker);
    expect(tripActions(trip(status, part), as())).toEqual({ allowed: [], withheld: [] });
  });

  test('a person with both roles has the actions of both', () => {
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

  test('no decision once the trip no longer waits for one', () => {
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
      withheld: [
        { action: 'addPart', reason: 'busy' },
        { action: 'cancel', reason: 'busy' },
      ],
    });
  });

  test('a cancellation once all booked parts have begun, and none when the trip is over', () => {
    const startedTrip = { ...trip('complete', 'confirmed'), parts: [used, used] };
    expect(tripActions(startedTrip, as('booker')).withheld).toEqual([{ action: 'cancel', reason: 'begun' }]);
    expect(tripActions(startedTrip, as('booker')).allowed).not.toContain('cancel');
    const { allowed, withheld } = tripActions({ ...startedTrip, hasEnded: true }, as('booker'));
    expect([...allowed, ...withheld.map(({ action }) => action)]).not.toContain('cancel');
    const ahead = { ...startedTrip, parts: [used, { ...used, hasBegun: false }] };
    expect(tripActions(ahead, as('booker')).allowed).toContain('cancel');
  });

  test('a cancellation of the booked parts of an ended trip while the failed parts can be decided on', () => {
    const stopped = {
      ...trip('approved', 'confirmed', 'failed'),
      parts: [used, { ...used, status: 'failed' as const }],
      hasEnded: true,
    };
    expect(tripActions(stopped, as('booker')).withheld).toContainEqual({ action: 'cancel', reason: 'begun' });
  });

  test('another request while the earlier holds are being released', () => {
    const { allowed, withheld } = tripActions(trip('rejected', 'cancelling', 'cancelled'), as('booker'));
    expect(allowed).not.toContain('resubmit');
    expect(withheld).toContainEqual({ action: 'resubmit', reason: 'busy' });
  });

  test('another request while a supplier keeps what it has not booked', () => {
    const holding = { ...trip('rejected', 'failed', 'cancelled'), isHolding: true };
    const { allowed, withheld } = tripActions(holding, as('booker'));
    expect(allowed).not.toContain('resubmit');
    expect(withheld).toContainEqual({ action: 'resubmit', reason: 'busy' });
  });

  test('another part while a supplier is asked', () => {
    const { allowed, withheld } = tripActions(trip('complete', 'confirmed', 'cancelling'), as('booker'));
    expect(allowed).not.toContain('addPart');
    expect(withheld).toContainEqual({ action: 'addPart', reason: 'busy' });
  });

  test.each([
    ['has ended', { hasEnded: true }],
    ['is of another company', { isElsewhere: true }],
  ])('nothing of another part for a trip that %s', (_, more) => {
    const { allowed, withheld } = tripActions({ ...trip('complete', 'confirmed'), ...more }, as('booker'));
    expect([...allowed, ...withheld.map(({ action }) => action)]).not.toContain('addPart');
    expect(allowed).toContain('update');
  });

  test('what could not be booked while its supplier keeps it, and not before the rest is settled', () => {
    const stopped = trip('approved', 'failed', 'held');
    expect(tripActions(stopped, as('booker')).allowed).toContain('resubmit');
    const holding = tripActions({ ...stopped, isHolding: true }, as('booker'));
    expect(holding.allowed).not.toContain('resubmit');
    expect(holding.withheld).toContainEqual({ action: 'resubmit', reason: 'busy' });
    const going = tripActions(trip('approved', 'failed', 'confirming'), as('booker'));
    expect(going.allowed).not.toContain('resubmit');
    expect(tripActions(trip('approved', 'confirmed', 'held'), as('booker')).allowed).not.toContain(
      'resubmit',
    );
  });

  test('another request for a trip that has begun', () => {
    const startedTrip = { ...trip('rejected', 'cancelled'), hasBegun: true };
    expect(tripActions(startedTrip, as('booker')).withheld).toContainEqual({
      action: 'resubmit',
      reason: 'begun',
    });
  });
});

describe('a trip that is partly booked', () => {
  test('can be booked again where a part failed, also while others wait for their turn', () => {
    const { allowed } = tripActions(trip('approved', 'confirmed', 'failed', 'held'), as('booker'));
    expect(allowed).toEqual(expect.arrayContaining(['resubmit', 'addPart', 'update']));
  });

  test.each<PartStatus>(['confirming', 'unknown', 'cancelling'])(
    'is not booked again while another part is %s',
    (status) => {
      const actions = tripActions(trip('approved', 'failed', status), as('booker'));
      expect(actions.allowed).not.toContain('resubmit');
      expect(actions.withheld).toContainEqual({ action: 'addPart', reason: 'busy' });
    },
  );

  test('is not booked again where no part has failed', () => {
    expect(tripActions(trip('approved', 'confirmed', 'held'), as('booker')).allowed).not.toContain(
      'resubmit',
    );
  });

  test('is not booked again once it has begun', () => {
    const startedTrip = { ...trip('approved', 'confirmed', 'failed'), hasBegun: true };
    expect(tripActions(startedTrip, as('booker')).withheld).toContainEqual({
      action: 'resubmit',
      reason: 'begun',
    });
  });
});

describe('a change of a part', () => {
  const withReason = (reason: Extract<PartChangeability, { possible: false }>['reason']) => ({
    ...trip('complete', 'confirmed'),
    changeability: [{ possible: false as const, reason }],
  });

  test.each([
    ['busy', 'busy'],
    ['changeWaits', 'busy'],
    ['begun', 'begun'],
  ] as const)('is withheld where the only part is %s', (reason, obstacle) => {
    const { allowed, withheld } = tripActions(withReason(reason), as('booker'));
    expect(allowed).not.toContain('changePart');
    expect(withheld).toContainEqual({ action: 'changePart', reason: obstacle });
  });

  test.each(['notBooked', 'notChangeable'] as const)('is not offered where the only part is %s', (reason) => {
    const { allowed, withheld } = tripActions(withReason(reason), as('booker'));
    expect([...allowed, ...withheld.map(({ action }) => action)]).not.toContain('changePart');
  });

  test('is offered for one part while another one is busy', () => {
    const both = {
      ...trip('complete', 'confirmed', 'changing'),
      changeability: [{ possible: true as const }, { possible: false as const, reason: 'busy' as const }],
    };
    expect(tripActions(both, as('booker')).allowed).toContain('changePart');
  });

  test('is not offered to who acts in another company', () => {
    const elsewhere = { ...trip('complete', 'confirmed'), isElsewhere: true };
    const { allowed, withheld } = tripActions(elsewhere, as('booker'));
    expect([...allowed, ...withheld.map(({ action }) => action)]).not.toContain('changePart');
  });
});
