import { createActor, fromCallback, fromPromise } from 'xstate';
import type { FlowTypes, OfferOutcome, PricingInput } from '#domain/booking/flow-types.ts';
import type { BookingEvent } from '#machines/booking/booking-events.ts';
import {
  type BookingSnapshot,
  selectOfferState,
  selectSearchState,
  selectStage,
  stepSelector,
} from '#machines/booking/booking-selectors.ts';
import type { DraftOutcome, PartAddition, SearchInput } from '#machines/booking/booking-setup.ts';
import type { BookingChart } from '#machines/booking/create-booking-chart.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';
import type { ReviewEvent } from '#machines/change-review/change-review-events.ts';
import type { ReviewInput } from '#machines/change-review/change-review-setup.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout-events.ts';
import type { CheckoutInput } from '#machines/checkout/checkout-setup.ts';

/** A booking whose calls are answered by the test. */
export function createManualBooking<Flow extends FlowTypes>(
  chart: BookingChart,
  flow: FlowDescription<Flow>,
  step: string = 'search',
) {
  const asked: string[] = [];
  const searches: SearchInput[] = [];
  const pricings: PricingInput[] = [];
  const added: PartAddition[] = [];
  const checkouts: CheckoutInput[] = [];
  const reviews: ReviewInput[] = [];
  const open = new Map<string, PromiseWithResolvers<unknown>>();

  function ask<Answer>(name: string, note = ''): Promise<Answer> {
    asked.push(`${name} ${note}`.trim());
    const answer = Promise.withResolvers<unknown>();
    open.set(name, answer);
    // Each test answers a slot with its declared type.
    return answer.promise as Promise<Answer>;
  }

  /** Records its events; tests send its reports. */
  const checkout = fromCallback<CheckoutEvent, CheckoutInput>(({ input, receive }) => {
    checkouts.push(input);
    asked.push('checkout');
    receive(({ type }) => asked.push(`checkout ${type}`));
    return () => asked.push('left checkout');
  });

  const review = fromCallback<ReviewEvent, ReviewInput>(({ input, receive }) => {
    reviews.push(input);
    receive(({ type }) => asked.push(`review ${type}`));
  });

  const actor = createActor(
    chart.provide({
      actors: {
        loadDraft: fromPromise<DraftOutcome>(() => ask('loadDraft')),
        searchOffers: fromCallback<BookingEvent, SearchInput>(({ input }) => {
          asked.push(`searchOffers ${input.number}`);
          searches.push(input);
          return () => asked.push(`left search ${input.number}`);
        }),
        priceOffer: fromPromise<OfferOutcome, PricingInput>(({ input }) => {
          pricings.push(input);
          return ask('priceOffer', input.offer.offer);
        }),
        addToTrip: fromPromise<void, PartAddition>(({ input }) => {
          added.push(input);
          return ask('addToTrip');
        }),
        waitUntil: fromPromise<void, { instant: string | null }>(({ input }) =>
          ask(`waitUntil ${input.instant}`),
        ),
        checkout: checkout as never,
        review: review as never,
      },
      actions: {
        discardDraft: () => asked.push('discardDraft'),
        overwriteDraft: () => asked.push('overwriteDraft'),
      },
    }),
    { input: { step } },
  ).start();

  // The test has sent the chosen offer itself.
  const look = () => actor.getSnapshot() as BookingSnapshot<Flow>;
  const select = <Value>(selector: (snapshot: BookingSnapshot<Flow>) => Value) => selector(look());
  return {
    asked,
    searches,
    pricings,
    added,
    checkouts,
    reviews,
    select,
    send: (event: BookingEvent<Flow>) => actor.send(event),
    at: () => ({
      step: select(stepSelector(flow)),
      search: select(selectSearchState),
      offer: select(selectOfferState),
    }),
    stage: () => select(selectStage),
    matches: (value: Parameters<BookingSnapshot['matches']>[0]) => look().matches(value),
    context: () => look().context,
    answer: (name: string, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: string) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}
