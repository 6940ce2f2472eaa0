import { expect } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { PartsOutcome } from '#domain/checkout/parts-outcome.ts';
import type { TripRequest } from '#domain/contract.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout-events.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import { selectCheckoutState, selectSending } from '#machines/checkout/checkout-selectors.ts';
import type { OrderInput, PartsInput, TermsOutcome } from '#machines/checkout/checkout-setup.ts';
import { type SendOutcome, sendingMachine } from '#machines/checkout/sending-machine.ts';
import { isSentChange, type SavedOrder, type SentRequest } from '#machines/checkout/sent-request.ts';
import { readTripDraft, TRIP_DRAFT_VERSION } from '#machines/trip-draft/trip-draft.ts';
import type { TripDraftEvent } from '#machines/trip-draft/trip-draft-events.ts';
import { selectTripCheckout, selectTripDraft } from '#machines/trip-draft/trip-draft-selectors.ts';
import { INFO, TERMS } from './checkout-examples.ts';
import { createManualTripDraft } from './manual-trip-draft.ts';

/** The charts of the draft trip and of its checkout, with a server of scripted answers. */
export class TripDraftUnderTest {
  readonly requests: TripRequest[] = [];
  /** The outcome for the parts that are priced next. */
  price: (parts: readonly CheckoutPart[]) => PartsOutcome = (parts) => ({ type: 'same', parts });
  answer: SendOutcome = { type: 'unclear' };
  readonly #keys: string[] = [];
  #trip = this.#open();

  #open() {
    return createManualTripDraft(
      checkoutMachine.provide({
        actors: {
          loadTerms: fromPromise<TermsOutcome, { travelers: readonly string[] }>(
            async () => ({ type: 'loaded', terms: TERMS }) as TermsOutcome,
          ),
          priceParts: fromPromise<PartsOutcome, PartsInput>(async ({ input }) => this.price(input.parts)),
          saveOrder: fromPromise<SavedOrder, OrderInput>(async ({ input: { request, info } }) => {
            const order = { key: `key-${this.#keys.length}`, request };
            this.#keys.push(order.key);
            const checkout = { info, order, trip: null };
            this.#trip.send({ type: 'checkout.save', checkout, ordering: true });
            return order;
          }),
          sending: sendingMachine.provide({
            actors: { send: fromPromise<SendOutcome, SentRequest>(async ({ input }) => this.#take(input)) },
          }),
          watchTrip: fromCallback<CheckoutEvent, { tripId: string }>(() => {}),
        },
      }),
    );
  }

  #take(sent: SentRequest): SendOutcome {
    if (isSentChange(sent)) return expect.fail('A draft trip changes nothing');
    // One order after the other: a repeated order is the last one that was stored.
    expect(sent.key).toBe(this.#keys.at(-1));
    this.requests.push(sent.request);
    return this.answer;
  }

  async begin(): Promise<void> {
    await this.#trip.answer('loadDraft', { type: 'none' });
  }

  async send(event: TripDraftEvent): Promise<void> {
    this.#trip.send(event);
    await settled();
  }

  /** The actions of a person at the checkout, if it is open. */
  async atCheckout(event: CheckoutEvent): Promise<void> {
    this.#trip.select(selectTripCheckout)?.send(event);
    await settled();
  }

  async askAgain(): Promise<void> {
    const checkout = this.#trip.select(selectTripCheckout);
    if (checkout) selectSending(checkout.getSnapshot())?.send({ type: 'sending.askAgain' });
    await settled();
  }

  checkoutState(): string | null {
    const checkout = this.#trip.select(selectTripCheckout);
    return checkout && selectCheckoutState(checkout.getSnapshot());
  }

  /** Leaves the page; the next one loads the saved state. */
  async reload(): Promise<void> {
    const saved = JSON.parse(JSON.stringify(this.#trip.select(selectTripDraft)));
    this.#trip = this.#open();
    await this.#load(saved);
  }

  /** Another tab has saved the same. */
  async takeOver(): Promise<void> {
    const saved = JSON.parse(JSON.stringify(this.#trip.select(selectTripDraft)));
    this.#trip.send({ type: 'draft.changedElsewhere', ordering: this.context.ordering });
    this.#trip.send({ type: 'draft.takeOver' });
    if (this.#trip.stage() === 'resuming') await this.#load(saved);
  }

  async #load(saved: unknown): Promise<void> {
    const reading = saved === null ? { type: 'none' } : readTripDraft(saved, TRIP_DRAFT_VERSION);
    await this.#trip.answer('loadDraft', reading);
    await settled();
  }

  get context() {
    return this.#trip.context();
  }

  get stage() {
    return this.#trip.stage();
  }

  readonly order = () => this.atCheckout({ type: 'order.submit', info: INFO });
}

/** Immediate answers have arrived by then. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
