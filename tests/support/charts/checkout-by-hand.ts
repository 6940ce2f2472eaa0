import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { ChoiceOutcome } from '#domain/checkout/checkout-choice.ts';
import type { TripRequest } from '#domain/contract.ts';
import type { KeptOrder } from '#machines/checkout/checkout-draft.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import {
  type CheckoutSnapshot,
  selectCheckoutDraft,
  selectCheckoutState,
} from '#machines/checkout/checkout-selectors.ts';
import type {
  CheckoutEvent,
  ChoiceInput,
  SubmitOutcome,
  TermsOutcome,
} from '#machines/checkout/checkout-setup.ts';
import { pricedRoom } from '../hotel-booking-examples.ts';

/** A checkout whose calls are answered by hand, with a clock that is moved by hand. */
export function checkOutByHand(kept: unknown = null) {
  const asked: string[] = [];
  const sent: KeptOrder[] = [];
  const keptOrders: TripRequest[] = [];
  const open = new Map<string, PromiseWithResolvers<unknown>>();
  const clock = new SimulatedClock();

  function ask<Answer>(name: string): Promise<Answer> {
    asked.push(name);
    const answer = Promise.withResolvers<unknown>();
    open.set(name, answer);
    // Each test answers a slot with what the slot is declared to answer.
    return answer.promise as Promise<Answer>;
  }

  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadTerms: fromPromise<TermsOutcome, { travelers: readonly string[] }>(() => ask('loadTerms')),
        priceChoice: fromPromise<ChoiceOutcome, ChoiceInput>(() => ask('priceChoice')),
        keepOrder: fromPromise<KeptOrder, { request: TripRequest }>(({ input }) => {
          keptOrders.push(input.request);
          return ask('keepOrder');
        }),
        submitOrder: fromPromise<SubmitOutcome, KeptOrder>(({ input }) => {
          sent.push(input);
          return ask('submitOrder');
        }),
        watchTrip: fromCallback<CheckoutEvent, { tripId: string }>(({ input }) => {
          asked.push(`watchTrip ${input.tripId}`);
        }),
      },
    }),
    {
      clock,
      input: {
        travelers: ['anna'],
        choice: { kind: 'hotel', priced: pricedRoom() },
        purpose: 'client-visit',
        endsOn: '2027-03-16',
        kept,
      },
    },
  ).start();

  const select = <Value>(selector: (snapshot: CheckoutSnapshot) => Value) => selector(actor.getSnapshot());
  return {
    asked,
    sent,
    keptOrders,
    clock,
    select,
    send: (event: CheckoutEvent) => actor.send(event),
    state: () => select(selectCheckoutState),
    draft: () => select(selectCheckoutDraft),
    context: () => actor.getSnapshot().context,
    output: () => actor.getSnapshot().output,
    answer: (name: string, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: string) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}
