/**
 * The checkout: from a choice at an accepted price to a trip, or to the reason why there is none.
 *
 * Guarantees: nothing is ordered before it was priced once more, and nothing dearer beyond the tolerance, or with more
 * approvals, than what the person has accepted; an order is kept with its key before it is sent, so that whatever happens
 * it is asked again under the same key and never made twice; as long as its outcome is not clear, it asks again by
 * itself, less and less often, and no other order can be made.
 * States map to screens: the tag `ordering` is on all in which an order may exist already. It ends when the trip is
 * decided: `confirmed`, `waitingForApproval` or `failed`, with nothing bought. In `soldOut` and `expired` only another
 * choice helps, which is made elsewhere. From outside come what the person does, `choice.renew` from the booking, and
 * `trip.seen` from the server.
 */

import { not } from 'xstate';
import type { ChoiceOutcome } from '#domain/checkout/checkout-choice.ts';
import {
  choiceOf,
  keptOrderOf,
  placedOf,
  refusalOf,
  requestOf,
  termsOf,
  tripIdOf,
} from './checkout-parts.ts';
import { checkoutSetup, openCheckout } from './checkout-setup.ts';

const comesTo =
  (...types: ChoiceOutcome['type'][]) =>
  ({ event }: { event: { output: ChoiceOutcome } }) => ({ outcome: event.output, types });

/** The order is sent; the same whether for the first time or again. */
const asking = checkoutSetup.createStateConfig({
  tags: ['busy', 'ordering'],
  invoke: {
    id: 'submitOrder',
    src: 'submitOrder',
    input: ({ context }) => keptOrderOf(context),
    onDone: [
      {
        guard: { type: 'isCreated', params: ({ event }) => event.output },
        target: '#checkout.placed',
        actions: { type: 'keepTrip', params: ({ event }) => placedOf(event.output) },
      },
      { guard: { type: 'isUnclear', params: ({ event }) => event.output }, target: '#checkout.unclear' },
      {
        guard: { type: 'isSoldOut', params: ({ event }) => event.output },
        target: '#checkout.soldOut',
        actions: 'forgetOrder',
      },
      {
        guard: { type: 'isOfferGone', params: ({ event }) => event.output },
        target: '#checkout.expired',
        actions: 'forgetOrder',
      },
      {
        guard: { type: 'hasChanged', params: ({ event }) => event.output },
        target: '#checkout.pricing',
        actions: 'recheck',
      },
      {
        target: '#checkout.editing',
        actions: ['forgetOrder', { type: 'keepRefusal', params: ({ event }) => refusalOf(event.output) }],
      },
    ],
    onError: '#checkout.unclear',
  },
});

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => openCheckout(input),
  initial: 'opening',
  output: ({ context }) => ({ tripId: tripIdOf(context) }),
  states: {
    opening: {
      always: [
        { guard: 'hasTrip', target: 'placed' },
        { guard: 'hasOrder', target: 'unclear.asking' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      on: { 'choice.renew': { actions: { type: 'takeChoice', params: ({ event }) => event } } },
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => ({ travelers: context.travelers }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'keepTerms', params: ({ event }) => termsOf(event.output) },
          },
          {
            target: 'termsRefused',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: 'termsFailed',
      },
    },
    termsFailed: { tags: ['settled', 'recoverable'], on: { 'terms.retry': 'loading' } },
    termsRefused: { tags: 'settled' },
    editing: {
      initial: 'deciding',
      on: {
        'info.edit': { actions: { type: 'keepInfo', params: ({ event }) => event } },
        'choice.renew': { actions: { type: 'takeChoice', params: ({ event }) => event } },
        'order.submit': {
          target: 'pricing',
          actions: ['beginOrder', { type: 'keepInfo', params: ({ event }) => event }],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: not('hasTerms'), target: '#checkout.loading' },
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
      invoke: {
        id: 'priceChoice',
        src: 'priceChoice',
        input: ({ context }) => ({ travelers: context.travelers, choice: context.choice }),
        onDone: [
          {
            guard: { type: 'comesTo', params: comesTo('same', 'cheaper', 'dearerWithinTolerance') },
            target: 'keeping',
            actions: { type: 'takeChoice', params: ({ event }) => choiceOf(event.output) },
          },
          {
            guard: { type: 'comesTo', params: comesTo('dearer') },
            target: 'priceRaised',
            actions: { type: 'propose', params: ({ event }) => choiceOf(event.output) },
          },
          {
            guard: { type: 'comesTo', params: comesTo('verdictChanged') },
            target: 'verdictChanged',
            actions: { type: 'propose', params: ({ event }) => choiceOf(event.output) },
          },
          { guard: { type: 'comesTo', params: comesTo('soldOut') }, target: 'soldOut' },
          { target: 'expired' },
        ],
        onError: 'editing.unreachable',
      },
    },
    priceRaised: {
      tags: 'settled',
      on: {
        'price.accept': {
          target: 'keeping',
          actions: { type: 'takeChoice', params: ({ context }) => ({ choice: context.proposal }) },
        },
        'price.decline': { target: 'editing', actions: 'dropProposal' },
      },
    },
    verdictChanged: {
      tags: 'settled',
      on: {
        'price.accept': {
          target: 'editing',
          actions: { type: 'takeChoice', params: ({ context }) => ({ choice: context.proposal }) },
        },
        'price.decline': { target: 'editing', actions: 'dropProposal' },
      },
    },
    soldOut: { tags: 'settled' },
    expired: { tags: 'settled' },
    keeping: {
      tags: ['busy', 'ordering'],
      invoke: {
        id: 'keepOrder',
        src: 'keepOrder',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: { target: 'submitting', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: 'editing.unreachable',
      },
    },
    submitting: asking,
    unclear: {
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'ordering',
          entry: 'countAttempt',
          after: { patience: 'asking' },
          on: { 'order.askAgain': 'asking' },
        },
        asking,
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
      on: {
        'trip.seen': { target: '.deciding', actions: { type: 'keepTrip', params: ({ event }) => event } },
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'hasCome', params: { outcome: 'confirmed' } }, target: '#checkout.confirmed' },
            {
              guard: { type: 'hasCome', params: { outcome: 'waitingForApproval' } },
              target: '#checkout.waitingForApproval',
            },
            { guard: { type: 'hasCome', params: { outcome: 'failed' } }, target: '#checkout.failed' },
            { guard: { type: 'hasCome', params: { outcome: 'outcomeUnknown' } }, target: 'outcomeUnknown' },
            { target: 'confirming' },
          ],
        },
        confirming: {},
        outcomeUnknown: {},
      },
    },
    confirmed: { type: 'final' },
    waitingForApproval: { type: 'final' },
    failed: { type: 'final' },
  },
});
