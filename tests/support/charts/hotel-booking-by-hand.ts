import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelBookingEvent } from '#machines/hotel-booking/hotel-booking-events.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import {
  type HotelBookingSnapshot,
  selectListState,
  selectOfferState,
  selectStage,
  selectStep,
} from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { DraftOutcome, PricingInput, SearchInput } from '#machines/hotel-booking/hotel-booking-setup.ts';
import type { HotelStep } from '#machines/hotel-booking/hotel-steps.ts';
import { CRITERIA, pricedRoom, rateOfRoom, SEEFELD } from '../hotel-booking-examples.ts';

/** The booking of a hotel whose calls are answered by hand. */
export function bookHotelByHand(step: HotelStep = 'search') {
  const asked: string[] = [];
  const searches: SearchInput[] = [];
  const pricings: PricingInput[] = [];
  const open = new Map<string, PromiseWithResolvers<unknown>>();

  function ask<Answer>(name: string, note = ''): Promise<Answer> {
    asked.push(`${name} ${note}`.trim());
    const answer = Promise.withResolvers<unknown>();
    open.set(name, answer);
    // Each test answers a slot with what the slot is declared to answer.
    return answer.promise as Promise<Answer>;
  }

  const actor = createActor(
    hotelBookingMachine.provide({
      actors: {
        loadDraft: fromPromise<DraftOutcome>(() => ask('loadDraft')),
        searchHotels: fromCallback<HotelBookingEvent, SearchInput>(({ input }) => {
          asked.push(`searchHotels ${input.number}`);
          searches.push(input);
          return () => asked.push(`left search ${input.number}`);
        }),
        priceRate: fromPromise<RateOutcome, PricingInput>(({ input }) => {
          pricings.push(input);
          return ask('priceRate', input.rate.offer);
        }),
        waitUntil: fromPromise<void, { instant: string | null }>(({ input }) =>
          ask(`waitUntil ${input.instant}`),
        ),
      },
      actions: { forgetDraft: () => asked.push('forgetDraft') },
    }),
    { input: { step } },
  ).start();

  const select = <Value>(selector: (snapshot: HotelBookingSnapshot) => Value) =>
    selector(actor.getSnapshot());
  return {
    asked,
    searches,
    pricings,
    select,
    send: (event: HotelBookingEvent) => actor.send(event),
    at: () => ({
      step: select(selectStep),
      list: select(selectListState),
      offer: select(selectOfferState),
    }),
    stage: () => select(selectStage),
    context: () => actor.getSnapshot().context,
    answer: (name: string, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: string) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

type HotelBookingByHand = ReturnType<typeof bookHotelByHand>;

/** With a hotel chosen, at the rooms. */
export async function bookUpToRoom(): Promise<HotelBookingByHand> {
  const booking = bookHotelByHand();
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  booking.send({ type: 'hotel.choose', hotel: SEEFELD });
  return booking;
}

/** With a price that was agreed upon. */
export async function bookUpToCheckout(): Promise<HotelBookingByHand> {
  const booking = await bookUpToRoom();
  booking.send({ type: 'offer.choose', rate: rateOfRoom() });
  await booking.answer('priceRate', { type: 'same', priced: pricedRoom() });
  return booking;
}

async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}
