/**
 * The checkout: from parts at an accepted price to a trip, or to the reason why there is none.
 *
 * Guarantees: nothing is ordered before it was repriced, nor at a price beyond the tolerance or with more
 * approvals than the user has accepted; parts are priced together, and the worst outcome decides; an order is
 * saved with its key before it is sent, and until its outcome is known, no other order can be made.
 * States map to screens: the tag `ordering` is on all in which an order may exist already. When the trip is
 * `confirmed` or `waitingForApproval`, the booking ends, and the checkout with it; in `failed` nothing was
 * bought, and in `lost` neither, of an order whose parts could not be restored. In `soldOut` and `expired` only
 * another choice helps, which is made in the booking. Sending has a child, which asks again while the outcome is
 * unclear. Events from outside are those of the user, `choice.renew`
 * from the booking when the price has expired, and `trip.updated` from the server. The checkout reports to the
 * booking what to save, which price is accepted, that an offer is gone, and the trip.
 */

import { and, not } from 'xstate';
import type { PartsOutcome } from '#domain/checkout/parts-outcome.ts';
import { tripIdOf } from './checkout-draft.ts';
import {
  goneOf,
  partsOf,
  placedOf,
  refusalOf,
  refusedParts,
  savedOrderOf,
  termsOf,
  toOrderInput,
} from './checkout-parts.ts';
import { checkoutSetup, openCheckout, travelersIn } from './checkout-setup.ts';

const ofType =
  (type: PartsOutcome['type']) =>
  ({ event }: { event: { output: PartsOutcome } }) => ({ outcome: event.output, type });

const reportNoOrder = { type: 'reportDraft', params: { ordering: false } } as const;
const reportOngoingOrder = { type: 'reportDraft', params: { ordering: true } } as const;

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => openCheckout(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasTrip', target: 'placed' },
        { guard: 'hasOrder', target: 'submitting' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      on: { 'choice.renew': { actions: 'markExpired' } },
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => ({ travelers: travelersIn(context) }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setTerms', params: ({ event }) => termsOf(event.output) },
          },
          {
            target: 'termsRefused',
            actions: { type: 'setRefusal', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: 'termsFailed',
      },
    },
    termsFailed: {
      tags: ['settled', 'recoverable'],
      on: { 'terms.retry': 'loading', 'choice.renew': { actions: 'markExpired' } },
    },
    termsRefused: { tags: 'settled' },
    editing: {
      initial: 'deciding',
      entry: ['endOrder', reportNoOrder],
      on: {
        'info.edit': { actions: [{ type: 'setInfo', params: ({ event }) => event }, reportNoOrder] },
        'choice.renew': 'pricing',
        'order.submit': {
          target: 'pricing',
          actions: ['beginOrder', { type: 'setInfo', params: ({ event }) => event }],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: not('hasTerms'), target: '#checkout.loading' },
            { guard: 'hasExpired', target: '#checkout.pricing' },
            { guard: 'wasRefused', target: 'refused' },
            { target: 'resting' },
          ],
        },
        resting: { tags: 'settled' },
        refused: { tags: ['settled', 'recoverable'] },
        unreachable: { tags: ['settled', 'recoverable'] },
      },
    },
    pricing: {
      tags: 'busy',
      entry: ['beginPricing', reportNoOrder],
      invoke: {
        id: 'priceParts',
        src: 'priceParts',
        input: ({ context: { parts } }) => ({ parts }),
        onDone: [
          {
            guard: { type: 'canBeOrdered', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saving',
            actions: [{ type: 'setParts', params: ({ event }) => partsOf(event.output) }, 'reportPrice'],
          },
          {
            guard: { type: 'isPartsOutcome', params: ofType('same') },
            target: 'editing',
            actions: [{ type: 'setParts', params: ({ event }) => partsOf(event.output) }, 'reportPrice'],
          },
          {
            guard: { type: 'isPartsOutcome', params: ofType('cheaper') },
            target: 'changed.cheaper',
            actions: { type: 'propose', params: ({ event }) => partsOf(event.output) },
          },
          {
            guard: { type: 'isPartsOutcome', params: ofType('dearerWithinTolerance') },
            target: 'changed.dearerWithinTolerance',
            actions: { type: 'propose', params: ({ event }) => partsOf(event.output) },
          },
          {
            guard: { type: 'isPartsOutcome', params: ofType('dearer') },
            target: 'changed.dearer',
            actions: { type: 'propose', params: ({ event }) => partsOf(event.output) },
          },
          {
            guard: { type: 'isPartsOutcome', params: ofType('verdictChanged') },
            target: 'changed.verdictChanged',
            actions: { type: 'propose', params: ({ event }) => partsOf(event.output) },
          },
          {
            guard: { type: 'isPartsOutcome', params: ofType('extrasGone') },
            target: 'changed.extrasGone',
            actions: { type: 'propose', params: ({ event }) => partsOf(event.output) },
          },
          {
            guard: { type: 'isPartsOutcome', params: ofType('soldOut') },
            target: 'soldOut',
            actions: { type: 'setGone', params: ({ event }) => goneOf(event.output) },
          },
          { target: 'expired', actions: { type: 'setGone', params: ({ event }) => goneOf(event.output) } },
        ],
        onError: 'editing.unreachable',
      },
    },
    changed: {
      tags: 'settled',
      initial: 'cheaper',
      on: { 'price.accept': { target: 'editing', actions: ['acceptProposal', 'reportPrice'] } },
      states: {
        cheaper: {},
        dearerWithinTolerance: {},
        dearer: {
          on: {
            'price.accept': {
              guard: 'wasOrdered',
              target: '#checkout.saving',
              actions: ['acceptProposal', 'reportPrice'],
            },
          },
        },
        // The new terms may require more fields than before, so the form is shown again.
        verdictChanged: {},
        // The remaining parts can be bought, or others are chosen in the booking.
        extrasGone: {},
      },
    },
    soldOut: { tags: 'settled', entry: [reportNoOrder, 'reportGone'] },
    expired: { tags: 'settled', entry: [reportNoOrder, 'reportGone'] },
    saving: {
      tags: ['busy', 'ordering'],
      invoke: {
        id: 'saveOrder',
        src: 'saveOrder',
        input: ({ context }) => toOrderInput(context),
        onDone: { target: 'submitting', actions: { type: 'setOrder', params: ({ event }) => event.output } },
        onError: 'editing.unreachable',
      },
    },
    submitting: {
      tags: 'ordering',
      invoke: {
        id: 'sending',
        src: 'sending',
        // An order of a page that was left is sent again before the terms are known.
        input: ({ context }) => ({ sent: savedOrderOf(context), isRepeated: context.terms === null }),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'setTrip', params: ({ event }) => placedOf(event.output) },
          },
          {
            guard: { type: 'isLost', params: ({ event }) => event.output },
            target: 'lost',
            actions: ['clearOrder', { type: 'setRefusal', params: ({ event }) => refusalOf(event.output) }],
          },
          {
            guard: { type: 'isSoldOut', params: ({ event }) => event.output },
            target: 'soldOut',
            actions: ['clearOrder', { type: 'setGone', params: ({ event }) => refusedParts(event.output) }],
          },
          {
            guard: { type: 'isOfferGone', params: ({ event }) => event.output },
            target: 'expired',
            actions: ['clearOrder', { type: 'setGone', params: ({ event }) => refusedParts(event.output) }],
          },
          {
            guard: { type: 'hasChanged', params: ({ event }) => event.output },
            target: 'pricing',
            actions: 'recheck',
          },
          {
            target: 'editing',
            actions: ['clearOrder', { type: 'setRefusal', params: ({ event }) => refusalOf(event.output) }],
          },
        ],
      },
    },
    placed: {
      tags: ['busy', 'ordering'],
      initial: 'deciding',
      invoke: {
        id: 'watchTrip',
        src: 'watchTrip',
        input: ({ context }) => ({ tripId: tripIdOf(context) }),
      },
      entry: reportOngoingOrder,
      on: {
        'trip.updated': {
          target: '.deciding',
          actions: [{ type: 'setTrip', params: ({ event }) => event }, reportOngoingOrder],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isBooked', target: '#checkout.confirmed' },
            {
              guard: { type: 'isOrderOutcome', params: { outcome: 'waitingForApproval' } },
              target: '#checkout.waitingForApproval',
            },
            {
              guard: and([
                'hasLostParts',
                { type: 'isOrderOutcome', params: { outcome: 'failed' as const } },
              ]),
              target: '#checkout.lost',
            },
            { guard: { type: 'isOrderOutcome', params: { outcome: 'failed' } }, target: '#checkout.failed' },
            {
              guard: { type: 'isOrderOutcome', params: { outcome: 'outcomeUnknown' } },
              target: 'outcomeUnknown',
            },
            { target: 'confirming' },
          ],
        },
        confirming: {},
        outcomeUnknown: {},
      },
    },
    failed: { tags: 'settled', entry: 'reportFailure' },
    // The booking says why, and goes on with what is left of its draft.
    lost: { tags: 'settled', entry: 'reportRefusal' },
    confirmed: { tags: 'settled', entry: 'reportTrip' },
    waitingForApproval: { tags: 'settled', entry: 'reportTrip' },
  },
});
