import { and, not } from 'xstate';
import type { OfferOutcome } from '#domain/booking/flow-types.ts';
import { renewedAfterOrder } from '../checkout/checkout-host.ts';
import { type BookingSetup, isAtStepWith, requireValue } from './booking-setup.ts';
import { hasExtras, stepWith } from './booking-steps.ts';
import type { FlowDescription } from './flow-description.ts';

const ofType =
  <Type extends OfferOutcome['type']>(type: Type) =>
  ({ event }: { event: { output: OfferOutcome } }) => ({ outcome: event.output, type });

/** Only charts of flows with extras have this state; the types include it for all of them. */
const WITH_EXTRAS = { extrasGone: {} };

const extrasGoneTransition = {
  guard: { type: 'isOfferOutcome', params: ofType('extrasGone') },
  target: 'changed.extrasGone',
  actions: {
    type: 'propose',
    params: ({ event }: { event: { output: OfferOutcome } }) => event.output,
  },
} as const;

export function offerRegion(booking: BookingSetup, flow: FlowDescription) {
  const checkout = stepWith(flow, 'checkout');
  return booking.createStateConfig({
    initial: 'opening',
    on: {
      'criteria.submit': { guard: not('isOrdering'), target: '.none' },
      'result.choose': [
        { guard: not(isAtStepWith(flow, 'list')) },
        { guard: { type: 'isOtherResult', params: ({ event }) => event }, target: '.none' },
      ],
      'offer.choose': [
        { guard: not(isAtStepWith(flow, 'offer')) },
        {
          guard: { type: 'isAccepted', params: ({ event }) => event },
          actions: [{ type: 'setContinueTo', params: ({ event }) => event }, 'raiseAccepted'],
        },
        {
          target: '.pricing',
          actions: [
            { type: 'chooseOffer', params: ({ event }) => event },
            { type: 'setContinueTo', params: ({ event }) => event },
          ],
        },
      ],
      'extras.submit': hasExtras(flow)
        ? {
            guard: isAtStepWith(flow, 'extras'),
            target: '.pricing',
            actions: [
              { type: 'chooseExtras', params: ({ event }) => event },
              { type: 'setContinueTo', params: ({ event }) => event },
            ],
          }
        : [],
      'extras.review': hasExtras(flow)
        ? {
            guard: and([not('isOrdering'), 'hasAccepted']),
            target: '.opening',
            actions: { type: 'reviewExtras', params: ({ event }) => event },
          }
        : [],
      'offer.drop': { guard: not('isOrdering'), target: '.none', actions: 'dropOffer' },
      'offer.renew': { target: '.accepted', actions: { type: 'renewOffer', params: ({ event }) => event } },
      'offer.gone': { actions: 'markGone' },
      'choice.restore': { guard: 'canRestore', target: '.opening' },
    },
    states: {
      opening: {
        always: [
          { guard: 'hasOffer', target: 'pricing' },
          { guard: 'hasAccepted', target: 'accepted' },
          { target: 'none' },
        ],
      },
      none: {},
      pricing: {
        tags: 'busy',
        invoke: {
          id: 'priceOffer',
          src: 'priceOffer',
          input: ({ context }) => ({
            criteria: requireValue(context.criteria, 'search'),
            result: requireValue(context.result, 'result'),
            offer: requireValue(context.offer, 'offer'),
            extras: context.extras,
            changes: context.changes,
          }),
          onDone: [
            {
              guard: { type: 'isOfferOutcome', params: ofType('same') },
              target: 'accepted',
              actions: [{ type: 'accept', params: ({ event }) => event.output }, 'raiseAccepted'],
            },
            {
              guard: { type: 'isOfferOutcome', params: ofType('soldOut') },
              target: 'soldOut',
              actions: 'markGone',
            },
            {
              guard: { type: 'isOfferOutcome', params: ofType('expired') },
              target: 'expired',
              actions: 'markGone',
            },
            ...(hasExtras(flow) ? [extrasGoneTransition] : []),
            {
              guard: { type: 'isOfferOutcome', params: ofType('cheaper') },
              target: 'changed.cheaper',
              actions: { type: 'propose', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isOfferOutcome', params: ofType('dearerWithinTolerance') },
              target: 'changed.dearerWithinTolerance',
              actions: { type: 'propose', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isOfferOutcome', params: ofType('dearer') },
              target: 'changed.dearer',
              actions: { type: 'propose', params: ({ event }) => event.output },
            },
            {
              target: 'changed.verdictChanged',
              actions: { type: 'propose', params: ({ event }) => event.output },
            },
          ],
          onError: 'pricingFailed',
        },
      },
      pricingFailed: { tags: ['settled', 'recoverable'], on: { 'offer.retry': 'pricing' } },
      changed: {
        tags: 'settled',
        initial: 'cheaper',
        on: {
          'price.accept': {
            target: 'accepted',
            actions: ['acceptProposal', 'raiseAccepted'],
          },
        },
        states: {
          cheaper: {},
          dearerWithinTolerance: {},
          dearer: {},
          verdictChanged: {},
          ...(hasExtras(flow) ? WITH_EXTRAS : ({} as typeof WITH_EXTRAS)),
        },
      },
      soldOut: { tags: 'settled' },
      expired: { tags: 'settled' },
      accepted: {
        tags: 'settled',
        invoke: {
          id: 'offerTime',
          src: 'waitUntil',
          input: ({ context }) => ({ instant: context.accepted?.expiresAt ?? null }),
          onDone: { target: 'stale', actions: 'raiseExpired' },
        },
      },
      // The checkout reprices it; elsewhere nothing needs the price.
      stale: {
        tags: 'settled',
        on: {
          'step.open': {
            guard: {
              type: 'isStepToOpen',
              params: ({ event }) => ({ requested: event.step, step: checkout }),
            },
            actions: 'raiseExpired',
          },
          'checkout.save': renewedAfterOrder,
        },
      },
    },
  });
}
