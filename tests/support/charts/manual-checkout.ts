import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { PartsOutcome } from '#domain/checkout/parts-outcome.ts';
import type { TripRequest } from '#domain/contract.ts';
import type { CheckoutEvent, CheckoutReport } from '#machines/checkout/checkout-events.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import {
  type CheckoutSnapshot,
  selectCheckoutDraft,
  selectCheckoutState,
  selectSending,
} from '#machines/checkout/checkout-selectors.ts';
import type {
  CheckoutInput,
  OrderInput,
  PartsInput,
  TermsOutcome,
} from '#machines/checkout/checkout-setup.ts';
import { type SendOutcome, sendingMachine } from '#machines/checkout/sending-machine.ts';
import { isUnclear } from '#machines/checkout/sending-selectors.ts';
import type { SavedOrder, SentRequest } from '#machines/checkout/sent-request.ts';
import { partOf, roomQuote } from '../hotel-booking-examples.ts';

/** A checkout whose calls are answered by the test, with a clock that the test advances. */
export function createManualCheckout(saved: unknown = null, begun: Partial<CheckoutInput> = {}) {
  const asked: string[] = [];
  const reports: CheckoutReport[] = [];
  const sent: SentRequest[] = [];
  const savedOrders: TripRequest[] = [];
  const open = new Map<string, PromiseWithResolvers<unknown>>();
  const clock = new SimulatedClock();

  function ask<Answer>(name: string): Promise<Answer> {
    asked.push(name);
    const answer = Promise.withResolvers<unknown>();
    open.set(name, answer);
    // Each test answers a slot with its declared type.
    return answer.promise as Promise<Answer>;
  }

  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadTerms: fromPromise<TermsOutcome, { travelers: readonly string[] }>(() => ask('loadTerms')),
        priceParts: fromPromise<PartsOutcome, PartsInput>(() => ask('priceParts')),
        saveOrder: fromPromise<SavedOrder, OrderInput>(({ input }) => {
          savedOrders.push(input.request);
          return ask('saveOrder');
        }),
        sending: sendingMachine.provide({
          actors: {
            send: fromPromise<SendOutcome, SentRequest>(({ input }) => {
              sent.push(input);
              return ask('submitOrder');
            }),
          },
        }),
        watchTrip: fromCallback<CheckoutEvent, { tripId: string }>(({ input }) => {
          asked.push(`watchTrip ${input.tripId}`);
        }),
      },
    }),
    {
      clock,
      input: { booking: createReportCollector(reports), parts: [partOf(roomQuote())], saved, ...begun },
    },
  ).start();

  const select = <Value>(selector: (snapshot: CheckoutSnapshot) => Value) => selector(actor.getSnapshot());
  const sending = () => select(selectSending);
  return {
    asked,
    sent,
    savedOrders,
    reports,
    clock,
    select,
    send: (event: CheckoutEvent) => actor.send(event),
    askAgain: () => sending()?.send({ type: 'sending.askAgain' }),
    /** As it is shown: what is unclear, its sending knows. */
    state() {
      const child = sending();
      return child && isUnclear(child.getSnapshot()) ? 'unclear' : select(selectCheckoutState);
    },
    draft: () => select(selectCheckoutDraft),
    context: () => actor.getSnapshot().context,
    answer: (name: string, output?: unknown) => settle(() => open.get(name)?.resolve(output)),
    fail: (name: string) => settle(() => open.get(name)?.reject(new Error('Network Error'))),
  };
}

/** Stands in for the booking, which only receives events. */
function createReportCollector(reports: CheckoutReport[]) {
  const booking = fromCallback<CheckoutReport>(({ receive }) => {
    receive((report) => reports.push(report));
  });
  return createActor(booking).start();
}

async function settle(answer: () => void): Promise<void> {
  answer();
  await new Promise((resolve) => setImmediate(resolve));
}
