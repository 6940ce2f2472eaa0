import { not, stateIn } from 'xstate';
import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import { criteriaOf, hotelOf, rateToPrice } from './hotel-booking-parts.ts';
import { hotelBookingSetup, pricedOf } from './hotel-booking-setup.ts';
import type { HotelStep } from './hotel-steps.ts';

const comesTo =
  <Type extends RateOutcome['type']>(type: Type) =>
  ({ event }: { event: { output: RateOutcome } }) => ({ outcome: event.output, type });

/** What is chosen at one step can't be chosen at another. */
const isAtStep = (step: HotelStep) => stateIn({ open: { step } });

/** The price of what was chosen: asked for again, agreed upon, and asked for once more when its time has passed. */
export const hotelOfferRegion = hotelBookingSetup.createStateConfig({
  initial: 'opening',
  on: {
    'criteria.submit': { guard: not('isOrdering'), target: '.none' },
    'hotel.choose': [
      { guard: not(isAtStep('select')) },
      { guard: { type: 'isOtherHotel', params: ({ event }) => event }, target: '.none' },
    ],
    'offer.choose': [
      { guard: not(isAtStep('room')) },
      { guard: { type: 'isAgreed', params: ({ event }) => event }, actions: 'sayAgreed' },
      { target: '.pricing', actions: { type: 'chooseRate', params: ({ event }) => event } },
    ],
    'offer.drop': {
      guard: not('isOrdering'),
      target: '.none',
      actions: 'dropOffer',
    },
    'choice.restore': { guard: 'mayRestore', target: '.opening' },
  },
  states: {
    opening: {
      always: [
        { guard: 'hasRate', target: 'pricing' },
        { guard: 'hasAgreed', target: 'agreed' },
        { target: 'none' },
      ],
    },
    none: {},
    pricing: {
      tags: 'busy',
      invoke: {
        id: 'priceRate',
        src: 'priceRate',
        input: ({ context }) => ({
          criteria: criteriaOf(context),
          hotel: hotelOf(context),
          rate: rateToPrice(context),
        }),
        onDone: [
          {
            guard: { type: 'comesTo', params: comesTo('same') },
            target: 'agreed',
            actions: [
              { type: 'agree', params: ({ event }) => ({ priced: pricedOf(event.output) }) },
              'sayAgreed',
            ],
          },
          { guard: { type: 'comesTo', params: comesTo('soldOut') }, target: 'soldOut' },
          { guard: { type: 'comesTo', params: comesTo('expired') }, target: 'expired' },
          {
            guard: { type: 'comesTo', params: comesTo('cheaper') },
            target: 'changed.cheaper',
            actions: { type: 'propose', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'comesTo', params: comesTo('dearerWithinTolerance') },
            target: 'changed.dearerWithinTolerance',
            actions: { type: 'propose', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'comesTo', params: comesTo('dearer') },
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
          target: 'agreed',
          actions: [{ type: 'agree', params: ({ context }) => ({ priced: context.proposal }) }, 'sayAgreed'],
        },
      },
      states: { cheaper: {}, dearerWithinTolerance: {}, dearer: {}, verdictChanged: {} },
    },
    soldOut: { tags: 'settled' },
    expired: { tags: 'settled' },
    agreed: {
      tags: 'settled',
      invoke: {
        id: 'offerTime',
        src: 'waitUntil',
        input: ({ context }) => ({ instant: context.agreed?.expiresAt ?? null }),
        onDone: [
          { guard: 'isOrdering', target: 'stale' },
          { guard: isAtStep('checkout'), target: 'pricing' },
          { target: 'stale' },
        ],
      },
      on: {
        'offer.renew': {
          target: 'agreed',
          reenter: true,
          actions: { type: 'agree', params: ({ event }) => event },
        },
      },
    },
    stale: {
      tags: 'settled',
      on: {
        'step.open': {
          guard: { type: 'opens', params: ({ event }) => ({ wanted: event.step, step: 'checkout' }) },
          target: 'pricing',
        },
        'checkout.keep': { guard: { type: 'endsOrder', params: ({ event }) => event }, target: 'pricing' },
      },
    },
  },
});
