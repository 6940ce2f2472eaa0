/**
 * The booking of any kind of offer, from the search to the order; a flow describes its steps and the values
 * chosen at them.
 *
 * Guarantees: a step is shown only after everything it needs was chosen, and going back clears nothing; a new
 * search, another result and another offer drop everything that depends on them, and `dropped` holds it until
 * it is restored or replaced; the checkout is reached only after the user has accepted the supplier's price;
 * while an order is in progress, nothing else can be chosen and its draft can't be discarded; a draft saved by
 * another tab or device is overwritten only when the user asks for it.
 * `step` selects the screen, `search` the state of the results screen, `offer` the notices about the price,
 * and `draft` says whether another tab or device has changed the same booking. Search results are stored
 * outside the chart, under the number of the search.
 * What it has in common with the draft trip is in `machines/checkout/checkout-host.ts`.
 * It starts by loading the draft, and ends with `trip.created`, with `trip.changed`, or when its choice has
 * become a part of the draft trip. A search runs only when its list is to be shown. The last step has a
 * child: the checkout of a new booking, or the review of a change to a booked part. `choice.renew` notifies
 * either that the price has expired; it reports `checkout.save`, `offer.renew`, `offer.gone` and its end. An
 * order that may have been sent is sent again also when the rest of its draft can't be restored; `order.refused`
 * reports then that it was refused.
 */

import { not } from 'xstate';
import { checkoutReports, draftRegion, resuming } from '../checkout/checkout-host.ts';
import { freshBooking } from './booking-context.ts';
import { chosenPart, setUpBooking } from './booking-setup.ts';
import type { FlowDescription } from './flow-description.ts';
import { offerRegion } from './offer-region.ts';
import { searchRegion } from './search-region.ts';
import { stepRegion } from './step-region.ts';

export type BookingChart = ReturnType<typeof createBookingChart>;

export function createBookingChart(flow: FlowDescription) {
  const booking = setUpBooking(flow);
  return booking.createMachine({
    id: flow.id,
    context: ({ input }) => freshBooking(flow, input.step),
    initial: 'resuming',
    states: {
      resuming: {
        ...resuming,
        on: { 'step.open': { actions: { type: 'setRequestedStep', params: ({ event }) => event } } },
      },
      resumeFailed: {
        tags: ['settled', 'recoverable'],
        on: {
          'step.open': { actions: { type: 'setRequestedStep', params: ({ event }) => event } },
          'draft.retry': 'resuming',
          'booking.discard': { target: 'open', actions: ['startOver', 'discardDraft'] },
        },
      },
      open: {
        type: 'parallel',
        on: {
          'booking.discard': {
            guard: not('isOrdering'),
            target: 'open',
            reenter: true,
            actions: ['startOver', 'discardDraft'],
          },
          'criteria.write': { actions: { type: 'setWritten', params: ({ event }) => event } },
          'choice.forget': { actions: 'clearDropped' },
          ...checkoutReports(flow.id),
          'trip.changed': {
            target: 'booked',
            actions: [{ type: 'setChange', params: ({ event }) => event }, 'discardDraft'],
          },
        },
        states: {
          step: stepRegion(booking, flow),
          search: searchRegion(booking, flow),
          offer: offerRegion(booking, flow),
          draft: draftRegion(flow.id, 'clearBooking'),
        },
      },
      adding: {
        tags: 'busy',
        invoke: {
          id: 'addToTrip',
          src: 'addToTrip',
          input: ({ context }) => ({
            part: chosenPart(flow, context),
            replaces: context.replaces,
            earlier: context.earlier?.info,
          }),
          onDone: { target: 'added', actions: 'discardDraft' },
          onError: 'addingFailed',
        },
      },
      addingFailed: {
        tags: ['settled', 'recoverable'],
        entry: 'reopenChoice',
        on: {
          'part.retry': 'adding',
          'step.open': {
            target: 'open',
            actions: { type: 'setRequestedStep', params: ({ event }) => event },
          },
        },
      },
      added: { type: 'final' },
      booked: { type: 'final' },
    },
  });
}
