import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { PART_STATUSES, type PartStatus } from '#domain/trip-status.ts';
import { type PartEvent, partMachine, type StatusAtSupplier } from './part-machine.ts';

const found = (status: StatusAtSupplier): PartEvent => ({ type: 'booking.found', status });

const EVENTS: PartEvent[] = [
  ...(['booking.hold', 'booking.confirm', 'booking.change', 'booking.cancel'] as const).map((type) => ({
    type,
  })),
  ...(['booking.confirmed', 'booking.refused', 'booking.lost'] as const).map((type) => ({ type })),
  ...(['booking.changed', 'booking.cancelled', 'change.refused'] as const).map((type) => ({ type })),
  ...(['cancellation.refused', 'price.risen', 'hold.lapsed'] as const).map((type) => ({ type })),
  ...(['cancellation.dearer', 'change.dearer'] as const).map((type) => ({ type })),
  ...(['held', 'confirmed', 'cancelled', 'expired'] as const).map(found),
  { type: 'booking.missing' },
  ...(['airline.changed', 'airline.accepted'] as const).map((type) => ({ type })),
];

const formatName = (event: PartEvent) => ('status' in event ? `${event.type} ${event.status}` : event.type);
const restored = (value: PartStatus) => partMachine.resolveState({ value });

/** Each status, the events it handles, and where they lead. */
const CHART: Record<PartStatus, Record<string, PartStatus>> = {
  held: { 'booking.confirm': 'confirming', 'booking.cancel': 'cancelling', 'hold.lapsed': 'failed' },
  confirming: {
    'booking.confirmed': 'confirmed',
    'booking.refused': 'failed',
    'booking.lost': 'unknown',
    'price.risen': 'held',
    'hold.lapsed': 'failed',
  },
  confirmed: {
    'booking.change': 'changing',
    'booking.cancel': 'cancelling',
    'airline.changed': 'confirmed',
    'airline.accepted': 'confirmed',
  },
  changing: {
    'booking.changed': 'confirmed',
    'change.refused': 'confirmed',
    'change.dearer': 'confirmed',
    'booking.lost': 'unknown',
  },
  cancelling: {
    'booking.cancelled': 'cancelled',
    'cancellation.refused': 'confirmed',
    'cancellation.dearer': 'confirmed',
    'booking.lost': 'unknown',
  },
  unknown: {
    'booking.found confirmed': 'confirmed',
    'booking.found held': 'held',
    'booking.found cancelled': 'cancelled',
    'booking.found expired': 'failed',
    'booking.missing': 'failed',
  },
  cancelled: { 'booking.hold': 'held' },
  failed: { 'booking.hold': 'held', 'booking.cancel': 'cancelled' },
};

it.each(PART_STATUSES)('handles exactly the expected events when it is %s', (status) => {
  const heard = EVENTS.filter((event) => restored(status).can(event));
  const after = heard.map((event) => [
    formatName(event),
    transition(partMachine, restored(status), event)[0].value,
  ]);
  expect(Object.fromEntries(after)).toEqual(CHART[status]);
});

it('starts as held', () => {
  expect(partMachine.getInitialSnapshot({} as never).value).toBe('held');
});

const anyLife = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 });

/** The handled events, with the status before and after each. */
function recordSteps(events: readonly PartEvent[]) {
  let snapshot = restored('held');
  return events.flatMap((event) => {
    const before = snapshot;
    if (!before.can(event)) return [];
    [snapshot] = transition(partMachine, before, event);
    return [{ from: before.value, event: event.type, to: snapshot.value }];
  });
}

describe('after any events', () => {
  it('a part that may have been bought is not ordered again before a lookup', () => {
    fc.assert(
      fc.property(anyLife, (events) => {
        const lost = recordSteps(events).filter(({ from }) => from === 'unknown');
        expect(lost.filter(({ event }) => !/^booking\.(found|missing)$/.test(event))).toEqual([]);
      }),
    );
  });

  it('a bought part is not bought again', () => {
    fc.assert(
      fc.property(anyLife, (events) => {
        let isBought = false;
        for (const { event, to } of recordSteps(events)) {
          if (event === 'booking.hold' || event === 'booking.confirm') expect(isBought).toBe(false);
          if (to === 'confirmed') isBought = true;
          // After a lost answer the lookup finds that it was bought.
          if (to === 'cancelled' || to === 'failed' || to === 'unknown') isBought = false;
        }
      }),
    );
  });

  it('a confirmed part remains confirmed until it is changed or cancelled', () => {
    fc.assert(
      fc.property(anyLife, (events) => {
        const departures = recordSteps(events).filter(
          ({ from, to }) => from === 'confirmed' && to !== 'confirmed',
        );
        expect(departures.filter(({ event }) => !/^booking\.(change|cancel)$/.test(event))).toEqual([]);
      }),
    );
  });
});
