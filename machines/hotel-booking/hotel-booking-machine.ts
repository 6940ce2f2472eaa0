/**
 * The booking of a hotel, from the search to the order.
 *
 * Guarantees: no step is shown before what comes before it was chosen, and going back clears nothing; a new search,
 * another hotel and another room drop what hangs on them, and `dropped` keeps that until it is taken back or replaced;
 * nobody gets to the checkout without having agreed to the price that the supplier asks; while an order is on its way,
 * nothing can be chosen anew.
 * `step` says which screen is shown; `list` is what the screen of results says, `offer` what room and checkout say of
 * the price. What a search finds is kept outside, under the number of the search.
 * It begins by asking for the draft, and ends with `trip.created`. A search runs only when its list is to be seen, and a
 * price whose time has passed is asked for again when it matters. From outside come what the person does, `step.open`
 * from the address, the facts of the search, and `checkout.keep`, `offer.renew` and `trip.created` from the checkout.
 */

import { not } from 'xstate';
import { freshBooking } from './hotel-booking-context.ts';
import { hotelBookingSetup } from './hotel-booking-setup.ts';
import { hotelListRegion } from './hotel-list-region.ts';
import { hotelOfferRegion } from './hotel-offer-region.ts';
import type { HotelStep } from './hotel-steps.ts';

const opens =
  (step: HotelStep) =>
  ({ event }: { event: { step: HotelStep } }) => ({ wanted: event.step, step });

export const hotelBookingMachine = hotelBookingSetup.createMachine({
  id: 'hotelBooking',
  context: ({ input }) => freshBooking(input.step),
  initial: 'resuming',

  states: {
    resuming: {
      tags: 'busy',
      on: { 'step.open': { actions: { type: 'keepWantedStep', params: ({ event }) => event } } },
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: { target: 'open', actions: { type: 'resume', params: ({ event }) => event.output } },
        onError: 'resumeFailed',
      },
    },
    resumeFailed: {
      tags: ['settled', 'recoverable'],
      on: {
        'step.open': { actions: { type: 'keepWantedStep', params: ({ event }) => event } },
        'draft.retry': 'resuming',
        'booking.discard': { target: 'open', actions: ['startAnew', 'forgetDraft'] },
      },
    },
    open: {
      type: 'parallel',
      on: {
        'booking.discard': { target: 'open', reenter: true, actions: ['startAnew', 'forgetDraft'] },
        'criteria.write': { actions: { type: 'keepWritten', params: ({ event }) => event } },
        'choice.forget': { actions: 'forgetDropped' },
        'checkout.keep': { actions: { type: 'keepCheckout', params: ({ event }) => event } },
        'trip.created': { target: 'booked', actions: 'forgetDraft' },
      },
      states: {
        step: {
          initial: 'opening',
          on: {
            'criteria.submit': {
              guard: not('isOrdering'),
              target: '.select',
              actions: { type: 'startSearch', params: ({ event }) => event },
            },
            'step.open': [
              { guard: { type: 'opens', params: opens('search') }, target: '.search' },
              { guard: { type: 'opens', params: opens('select') }, target: '.select' },
              { guard: { type: 'opens', params: opens('room') }, target: '.room' },
              { target: '.checkout' },
            ],
            'choice.restore': { guard: 'mayRestore', actions: ['reopen', 'restoreChoice'] },
          },
          states: {
            opening: {
              always: [
                { guard: { type: 'opensAtFirst', params: { step: 'search' } }, target: 'search' },
                { guard: { type: 'opensAtFirst', params: { step: 'select' } }, target: 'select' },
                { guard: { type: 'opensAtFirst', params: { step: 'room' } }, target: 'room' },
                { target: 'checkout' },
              ],
            },
            search: {},
            select: {
              on: {
                'hotel.choose': [
                  {
                    guard: { type: 'isOtherHotel', params: ({ event }) => event },
                    target: 'room',
                    actions: { type: 'chooseHotel', params: ({ event }) => event },
                  },
                  { target: 'room' },
                ],
                'list.sort': {
                  actions: { type: 'changeList', params: ({ event }) => ({ sort: event.sort, page: 1 }) },
                },
                'list.filter': {
                  actions: { type: 'changeList', params: ({ event }) => ({ filter: event.filter, page: 1 }) },
                },
                'list.page': {
                  actions: { type: 'changeList', params: ({ event }) => ({ page: event.page }) },
                },
              },
            },
            room: { on: { 'offer.agreed': 'checkout' } },
            checkout: { on: { 'offer.drop': { guard: not('isOrdering'), target: 'room' } } },
          },
        },
        list: hotelListRegion,
        offer: hotelOfferRegion,
      },
    },
    booked: { type: 'final' },
  },
});
