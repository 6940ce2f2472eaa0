/**
 * The draft trip: parts from several flows that are booked together, in a new trip or added to an existing
 * one.
 *
 * Guarantees: each part is in it once, at the price that the user has accepted, and keeps its position when
 * it is chosen again; removed parts can be put back; while an order is in progress nothing changes; expired
 * prices are renewed in the checkout, before anything is ordered; a draft saved by another tab or device is
 * overwritten only when the user asks for it.
 * `parts` says whether there is anything to book, `offers` whether its prices are valid, `checkout` whether
 * that page is shown, and `draft` whether another tab or device has changed the draft.
 * It starts by loading the draft. `trip.created` leads to `booked`, which the user leaves with the checkout.
 * What it has in common with a flow that books at once is in `machines/checkout/checkout-host.ts`.
 * The checkout is a child of its state: `choice.renew` notifies it that a price has expired, and it restarts
 * when the parts change.
 */
import { and, not } from 'xstate';
import { checkoutReports, draftRegion, renewedAfterOrder, resuming } from '../checkout/checkout-host.ts';
import { firstExpiry } from './trip-draft-changes.ts';
import { emptyTripDraft } from './trip-draft-context.ts';
import { tripDraftSetup } from './trip-draft-setup.ts';

const partsRegion = tripDraftSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'part.add': {
      guard: not('isOrdering'),
      target: '.deciding',
      actions: { type: 'addPart', params: ({ event }) => event },
    },
    'part.remove': {
      guard: not('isOrdering'),
      target: '.deciding',
      actions: { type: 'removePart', params: ({ event }) => event },
    },
    'part.restore': { guard: 'canRestore', target: '.deciding', actions: 'restorePart' },
    'part.forget': { actions: 'clearRemoved' },
    'trip.extend': {
      guard: not('isOrdering'),
      actions: { type: 'extendTrip', params: ({ event }) => event },
    },
    'trip.leave': { guard: not('isOrdering'), actions: 'leaveTrip' },
  },
  states: {
    deciding: { always: [{ guard: 'hasParts', target: 'filled' }, { target: 'empty' }] },
    empty: { tags: 'settled' },
    filled: { tags: 'settled' },
  },
});

const offersRegion = tripDraftSetup.createStateConfig({
  initial: 'holding',
  on: {
    'part.add': { guard: not('isOrdering'), target: '.holding' },
    'part.remove': { guard: not('isOrdering'), target: '.holding' },
    'part.restore': { guard: 'canRestore', target: '.holding' },
    'offer.renew': {
      target: '.holding',
      actions: { type: 'renewParts', params: ({ event }) => event },
    },
    'offer.gone': { actions: { type: 'markGone', params: ({ event }) => event } },
  },
  states: {
    holding: {
      invoke: {
        id: 'offerTime',
        src: 'waitUntil',
        input: ({ context }) => ({ instant: firstExpiry(context) }),
        onDone: { target: 'expired', actions: 'raiseExpired' },
      },
    },
    expired: {
      on: {
        'checkout.open': { actions: 'raiseExpired' },
        'checkout.restart': { actions: 'raiseExpired' },
        'checkout.save': renewedAfterOrder,
      },
    },
  },
});

const checkoutRegion = tripDraftSetup.createStateConfig({
  initial: 'deciding',
  states: {
    // An order that may have been sent is sent again at once.
    deciding: {
      always: [
        { guard: 'isCheckoutShown', target: 'opened' },
        { guard: 'isOrdering', target: 'opened' },
        { target: 'closed' },
      ],
    },
    closed: { on: { 'checkout.open': { target: 'opened', actions: 'showCheckout' } } },
    opened: {
      initial: 'deciding',
      on: {
        'checkout.open': { actions: 'showCheckout' },
        // An order is followed to its end, also from another page.
        'checkout.close': [
          { guard: 'isOrdering', actions: 'hideCheckout' },
          { target: 'closed', actions: 'hideCheckout' },
        ],
        'checkout.restart': { guard: not('isOrdering'), target: '.deciding' },
        'part.add': { guard: not('isOrdering'), target: '.deciding' },
        'part.remove': { guard: not('isOrdering'), target: '.deciding' },
        'part.restore': { guard: 'canRestore', target: '.deciding' },
        'trip.extend': { guard: not('isOrdering'), target: '.deciding' },
        'trip.leave': { guard: not('isOrdering'), target: '.deciding' },
        ...checkoutReports('tripDraft'),
      },
      states: {
        deciding: { always: [{ guard: 'hasCheckout', target: 'running' }, { target: 'empty' }] },
        empty: { tags: 'settled' },
        running: {
          on: {
            'offer.expired': { guard: and([not('isOrdering'), 'isCheckoutShown']), actions: 'renewChoice' },
          },
          invoke: {
            id: 'checkout',
            src: 'checkout',
            input: ({ context: { parts, checkout: saved, extended }, self }) => ({
              booking: self,
              parts: parts.map(({ part }) => part),
              saved,
              extended,
              earlier: parts.find(({ earlier }) => earlier)?.earlier ?? null,
            }),
          },
        },
      },
    },
  },
});

export const tripDraftMachine = tripDraftSetup.createMachine({
  id: 'tripDraft',
  context: () => emptyTripDraft(),
  initial: 'resuming',
  on: {
    'checkout.open': { actions: 'showCheckout' },
    'checkout.close': { actions: 'hideCheckout' },
  },
  states: {
    resuming,
    resumeFailed: {
      tags: ['settled', 'recoverable'],
      on: {
        'draft.retry': 'resuming',
        'trip.discard': { target: 'open', actions: ['startOver', 'discardDraft'] },
      },
    },
    open: {
      type: 'parallel',
      on: {
        'trip.discard': {
          guard: not('isOrdering'),
          target: 'open',
          reenter: true,
          actions: ['startOver', 'discardDraft'],
        },
      },
      states: {
        parts: partsRegion,
        offers: offersRegion,
        checkout: checkoutRegion,
        draft: draftRegion('tripDraft', 'startOver'),
      },
    },
    booked: {
      tags: 'settled',
      on: {
        'checkout.close': { target: 'open', actions: ['startOver', 'hideCheckout'] },
        // The next trip starts, also if this one was never opened.
        'part.add': {
          target: 'open',
          actions: ['startOver', { type: 'addPart', params: ({ event }) => event }],
        },
        'trip.extend': {
          target: 'open',
          actions: ['startOver', { type: 'extendTrip', params: ({ event }) => event }],
        },
      },
    },
  },
});
