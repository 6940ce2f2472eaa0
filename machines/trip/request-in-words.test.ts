import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { type TripEvent, tripMachine } from './trip-machine.ts';

const REJECT: TripEvent = { type: 'trip.reject', comment: 'Too dear', parts: ['held'] };
const SEND_BACK: TripEvent = { type: 'trip.sendBack', comment: 'Cheaper, please', parts: ['held'] };
const EXPIRE: TripEvent = { type: 'trip.expire', parts: ['held'] };
const settled = (...parts: PartStatus[]): TripEvent => ({ type: 'parts.settled', parts });
const close = (...parts: PartStatus[]): TripEvent => ({ type: 'request.close', parts });

const open = (value: TripStatus) =>
  tripMachine.resolveState({ value, context: { levels: [1, 2], hasOpenRequest: true } });

describe('a request in words', () => {
  it('starts as approved, with nothing to book', () => {
    const [initial] = initialTransition(tripMachine, { levels: [], hasOpenRequest: true });
    expect([initial.value, initial.context.hasOpenRequest]).toEqual(['approved', true]);
  });

  it.each<[string, TripEvent]>([
    ['without parts', settled()],
    ['with nothing but bookings', settled('confirmed')],
    ['with nothing left', settled('cancelled', 'failed')],
  ])('continues %s for as long as it is open', (_, event) => {
    expect(open('approved').can(event)).toBe(false);
  });

  it.each<[TripStatus, TripEvent]>([
    ['waiting_level_1_approval', REJECT],
    ['waiting_level_1_approval', SEND_BACK],
    ['waiting_level_1_approval', EXPIRE],
    ['waiting_level_2_approval', REJECT],
    ['waiting_level_2_approval', SEND_BACK],
    ['waiting_level_2_approval', EXPIRE],
  ])('that is %s continues after %o', (from, event) => {
    const [after] = transition(tripMachine, open(from), event);
    expect([after.value, after.context.hasOpenRequest]).toEqual(['approved', true]);
  });

  it.each<[PartStatus[], TripStatus]>([
    [[], 'cancelled'],
    [['cancelled'], 'cancelled'],
    [['failed', 'cancelled'], 'cancelled'],
    [['confirmed'], 'complete'],
    [['confirmed', 'cancelled'], 'complete'],
    [['confirming'], 'approved'],
    [['confirmed', 'failed'], 'approved'],
  ])('that is closed with parts that are %j is %s', (parts, status) => {
    const [after] = transition(tripMachine, open('approved'), close(...parts));
    expect([after.value, after.context.hasOpenRequest]).toEqual([status, false]);
  });

  it('that is closed while something is booked ends like any other trip', () => {
    const [closed] = transition(tripMachine, open('approved'), close('confirming'));
    expect(transition(tripMachine, closed, settled('confirmed'))[0].value).toBe('complete');
    expect(closed.can(close('confirmed'))).toBe(false);
  });

  it.each<TripStatus>(['waiting_level_1_approval', 'waiting_level_2_approval', 'complete'])(
    'is not closed when it is %s',
    (status) => {
      expect(open(status).can(close('held'))).toBe(false);
    },
  );

  it('ends with its trip when that is cancelled', () => {
    const [after] = transition(tripMachine, open('waiting_level_1_approval'), { type: 'trip.cancel' });
    expect([after.value, after.context.hasOpenRequest]).toEqual(['cancelled', false]);
  });

  it('ends with the cancellation of its trip although its booked parts are still being cancelled', () => {
    const cancel = { type: 'trip.cancel', cancelled: ['confirmed', 'held'] } as const;
    const [after] = transition(tripMachine, open('waiting_level_2_approval'), cancel);
    expect([after.value, after.context.hasOpenRequest]).toEqual(['approved', false]);
    expect(transition(tripMachine, after, settled('cancelled', 'cancelled'))[0].value).toBe('cancelled');
  });

  it('stays open when only what waits is cancelled', () => {
    const cancel = { type: 'trip.cancel', cancelled: ['held'], staying: ['confirmed'] } as const;
    const [after] = transition(tripMachine, open('waiting_level_1_approval'), cancel);
    expect([after.value, after.context.hasOpenRequest]).toEqual(['approved', true]);
  });
});
