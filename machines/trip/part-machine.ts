/**
 * One part of a trip, which is one booking at a supplier: its statuses, and the events that change them.
 *
 * Guarantees: a part that may have been bought is never bought again before a lookup; a lost answer leads to
 * `unknown`, which only a lookup at the supplier ends; a confirmed part stays so until its cancellation or
 * change is, and when one of them would cost more than was agreed to.
 * Its states are the stored statuses, so a part is restored by `resolveState`. The application's commands are
 * `booking.hold`, `booking.confirm`, `booking.change` and `booking.cancel`; all other events are answers of
 * the supplier, or, with `airline`, what it has done by itself.
 */
import { setup } from 'xstate';

export type PartEvent =
  | { type: 'booking.hold' }
  | { type: 'booking.confirm' }
  | { type: 'booking.change' }
  | { type: 'booking.cancel' }
  | { type: 'booking.confirmed' }
  | { type: 'booking.refused' }
  | { type: 'booking.lost' }
  | { type: 'booking.changed' }
  | { type: 'booking.cancelled' }
  | { type: 'change.refused' }
  | { type: 'change.dearer' }
  | { type: 'cancellation.refused' }
  | { type: 'cancellation.dearer' }
  | { type: 'price.risen' }
  | { type: 'hold.lapsed' }
  | { type: 'booking.found'; status: StatusAtSupplier }
  | { type: 'booking.missing' }
  | { type: 'airline.changed' }
  | { type: 'airline.accepted' };

export type StatusAtSupplier = 'held' | 'confirmed' | 'cancelled' | 'expired';

export const partMachine = setup({
  types: {
    events: {} as PartEvent,
    tags: {} as 'busy' | 'settled',
  },
  guards: {
    isFound: (_, { found, status }: { found: StatusAtSupplier; status: StatusAtSupplier }) =>
      found === status,
  },
}).createMachine({
  id: 'part',
  initial: 'held',
  states: {
    held: {
      tags: 'settled',
      on: {
        'booking.confirm': 'confirming',
        'booking.cancel': 'cancelling',
        'hold.lapsed': 'failed',
      },
    },
    confirming: {
      tags: 'busy',
      on: {
        'booking.confirmed': 'confirmed',
        'booking.refused': 'failed',
        'booking.lost': 'unknown',
        'price.risen': 'held',
        'hold.lapsed': 'failed',
      },
    },
    confirmed: {
      tags: 'settled',
      on: {
        'booking.change': 'changing',
        'booking.cancel': 'cancelling',
        'airline.changed': 'confirmed',
        'airline.accepted': 'confirmed',
      },
    },
    changing: {
      tags: 'busy',
      on: {
        'booking.changed': 'confirmed',
        'change.refused': 'confirmed',
        'change.dearer': 'confirmed',
        'booking.lost': 'unknown',
      },
    },
    cancelling: {
      tags: 'busy',
      on: {
        'booking.cancelled': 'cancelled',
        'cancellation.refused': 'confirmed',
        'cancellation.dearer': 'confirmed',
        'booking.lost': 'unknown',
      },
    },
    unknown: {
      tags: 'busy',
      on: {
        'booking.found': [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.status, status: 'confirmed' }) },
            target: 'confirmed',
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.status, status: 'held' }) },
            target: 'held',
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.status, status: 'cancelled' }) },
            target: 'cancelled',
          },
          { target: 'failed' },
        ],
        'booking.missing': 'failed',
      },
    },
    cancelled: {
      tags: 'settled',
      on: { 'booking.hold': 'held' },
    },
    failed: {
      tags: 'settled',
      on: { 'booking.hold': 'held', 'booking.cancel': 'cancelled' },
    },
  },
});
