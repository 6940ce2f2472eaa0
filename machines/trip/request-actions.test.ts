import { describe, expect, test } from 'vitest';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { as, tripForActions as trip } from '#tests/support/charts/trip-for-actions.ts';
import { tripActions } from './trip-actions.ts';

describe('what a person may do with a request in words', () => {
  const external = (...parts: PartStatus[]) =>
    parts.map((status) => ({ status, isExternal: true, isOfOthers: false, hasBegun: false }));
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

  test('takes only messages from the agency while a booking waits for approval', () => {
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

  test('takes no message, booking or closing once it is closed', () => {
    const closed = { ...request('complete', 'confirmed'), hasOpenRequest: false };
    expect(tripActions(closed, as('booker', 'agent'))).toEqual({
      allowed: ['addPart', 'update', 'cancelExternal'],
      withheld: [],
    });
  });

  test('is not requested again when no part comes from a supplier', () => {
    const rejected = { ...request('rejected', 'cancelled'), hasOpenRequest: false };
    expect(tripActions(rejected, as('booker')).allowed).toEqual(['update', 'cancel']);
  });
});
