import { describe, expect, test } from 'vitest';
import type { PartChangeability } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { tripActions } from './trip-actions.ts';
import type { TripRole } from './trip-machine.ts';

const trip = (status: TripStatus, ...parts: PartStatus[]) => ({
  status,
  levels: [1, 2] as (1 | 2)[],
  parts: parts.map((part) => ({ status: part, isExternal: false })),
  changeability: parts.map(
    (part): PartChangeability =>
      part === 'confirmed' ? { possible: true } : { possible: false, reason: 'notBooked' },
  ),
  hasOpenRequest: false,
  isHolding: false,
  hasBegun: false,
  hasEnded: false,
  isElsewhere: false,
  isOverdue: false,
});
const as = (...roles: TripRole[]) => ({ roles, undecided: null });
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
      withheld: [
        { action: 'addPart', reason: 'busy' },
        { action: 'cancel', reason: 'busy' },
      ],
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
    const begun = { ...trip('approved', 'confirmed', 'failed'), hasBegun: true };
    expect(tripActions(begun, as('booker')).withheld).toContainEqual({ action: 'resubmit', reason: 'begun' });
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

describe('a request in words', () => {
  const external = (...parts: PartStatus[]) => parts.map((status) => ({ status, isExternal: true }));
  const request = (status: TripStatus, ...parts: PartStatus[]) => ({
    ...trip(status),
    parts: external(...parts),
    hasOpenRequest: true,
  });
  const busy = (action: string) => ({ action, reason: 'busy' });

  test('is asked about, answered and closed while it is open', () => {
    expect(tripActions(request('approved'), as('booker'))).toEqual({
      allowed: ['addPart', 'update', 'writeMessage', 'closeRequest'],
      withheld: [],
    });
    expect(tripActions(request('approved'), as('agent'))).toEqual({
      allowed: ['addExternal', 'writeMessage', 'closeRequest'],
      withheld: [],
    });
  });

  test('is only written about by the agency while a booking waits for its approval', () => {
    expect(tripActions(request('waiting_level_1_approval', 'confirmed', 'held'), as('agent'))).toEqual({
      allowed: ['writeMessage'],
      withheld: [busy('addExternal'), busy('cancelExternal'), busy('closeRequest')],
    });
    expect(tripActions(request('waiting_level_1_approval', 'held'), as('booker')).allowed).toEqual([
      'update',
      'cancel',
      'writeMessage',
    ]);
  });

  test('takes another booking once the one before is recorded', () => {
    const { allowed, withheld } = tripActions(request('approved', 'confirming'), as('agent'));
    expect(allowed).toEqual(['writeMessage', 'closeRequest']);
    expect(withheld).toEqual([busy('addExternal')]);
  });

  test.each<[string, boolean]>([
    ['open', true],
    ['closed', false],
  ])('has its bookings cancelled by the agency alone when it is %s', (_, hasOpenRequest) => {
    const booked = { ...request(hasOpenRequest ? 'approved' : 'complete', 'confirmed'), hasOpenRequest };
    expect(tripActions(booked, as('agent')).allowed).toContain('cancelExternal');
    const { allowed, withheld } = tripActions(booked, as('booker'));
    expect([...allowed, ...withheld.map(({ action }) => action)]).not.toContain('cancel');
    expect(allowed).not.toContain('cancelExternal');
  });

  test('is not written about, added to or closed once it is closed', () => {
    const closed = { ...request('complete', 'confirmed'), hasOpenRequest: false };
    expect(tripActions(closed, as('booker', 'agent'))).toEqual({
      allowed: ['addPart', 'update', 'cancelExternal'],
      withheld: [],
    });
  });

  test('is not requested again when nothing of it comes from a supplier', () => {
    const rejected = { ...request('rejected', 'cancelled'), hasOpenRequest: false };
    expect(tripActions(rejected, as('booker')).allowed).toEqual(['update', 'cancel']);
  });
});
