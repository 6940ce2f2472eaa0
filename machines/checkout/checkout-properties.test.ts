import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TripRequest } from '#domain/contract.ts';
import {
  created,
  INFO,
  parts,
  refused,
  repriced,
  TERMS,
  trip,
} from '#tests/support/charts/checkout-examples.ts';
import { createManualCheckout } from '#tests/support/charts/manual-checkout.ts';
import { readCheckoutDraft } from './checkout-draft.ts';
import { isOrdering } from './checkout-selectors.ts';

/** Events of the user and the server; prices by their distance from the first. */
const steps = fc.oneof(
  fc.constantFrom(
    ...(['submit', 'submit', 'submitOther', 'edit', 'accept', 'accept', 'askAgain', 'retryTerms'] as const),
    ...(['answerTerms', 'answerTerms', 'refuseTerms', 'failTerms', 'failPricing'] as const),
    ...(['keep', 'keep', 'keep', 'failKeeping', 'create', 'lose', 'lose', 'breakOff', 'reload'] as const),
    ...(['refuse', 'refuseSoldOut', 'refusePrice', 'wait', 'wait', 'sawConfirmed', 'renew'] as const),
  ),
  fc.constantFrom('same', 'cheaper', 'dearerWithinTolerance', 'dearer', 'dearer', 'verdictChanged'),
  fc.constantFrom('soldOut', 'expired'),
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

const OTHER_INFO = { ...INFO, comment: 'With a view' };
const FIRST_AMOUNT = 40_000;
const SHOWN: ReadonlySet<string> = new Set(['cheaper', 'dearerWithinTolerance', 'dearer', 'verdictChanged']);
const ASKED: ReadonlySet<string> = new Set(['dearer', 'verdictChanged']);

/** A checkout and what it may order, compared with every order that is made and sent. */
class Checkout {
  #page = createManualCheckout();
  /** The price that the user has accepted, and one that was only proposed. */
  #accepted = FIRST_AMOUNT;
  #proposed: number | null = null;
  #lastAmount = FIRST_AMOUNT;
  #savedBefore = 0;
  #sentBefore = 0;
  readonly #orders = new Map<string, TripRequest>();
  /** The key of the order whose outcome is unclear. */
  #open: string | null = null;

  async take(step: Step): Promise<void> {
    const before = this.#page.state();
    await this.#do(step, before);
    this.#check();
  }

  async #do(step: Step, state: string): Promise<void> {
    const page = this.#page;
    switch (step) {
      case 'submit':
        return page.send({ type: 'order.submit', info: INFO });
      case 'submitOther':
        return page.send({ type: 'order.submit', info: OTHER_INFO });
      case 'edit':
        return page.send({ type: 'info.edit', info: OTHER_INFO });
      case 'accept':
        return this.#accept(state);
      case 'askAgain':
        return page.askAgain();
      case 'retryTerms':
        return page.send({ type: 'terms.retry' });
      case 'wait':
        return page.clock.increment(30_000);
      case 'renew':
        return page.send({ type: 'choice.renew' });
      case 'reload':
        return this.#reload();
      case 'sawConfirmed':
        return page.send({ type: 'trip.updated', trip: trip('complete', 'confirmed') });
      default:
        return await this.#answer(step, state);
    }
  }

  async #answer(step: Step, state: string): Promise<void> {
    const page = this.#page;
    const isSubmitting = state === 'submitting' || state === 'unclear';
    switch (step) {
      case 'answerTerms':
        return await page.answer('loadTerms', { type: 'loaded', terms: TERMS });
      case 'refuseTerms':
        return await page.answer('loadTerms', refused('not_found'));
      case 'failTerms':
        return await page.fail('loadTerms');
      case 'failPricing':
        return await page.fail('priceParts');
      case 'keep':
        return await this.#keep(state);
      case 'failKeeping':
        return await page.fail('saveOrder');
      case 'lose':
        return await page.answer('submitOrder', { type: 'unclear' });
      case 'breakOff':
        return await page.fail('submitOrder');
      case 'create':
      case 'refuse':
      case 'refuseSoldOut':
      case 'refusePrice':
        if (isSubmitting) await this.#decide(step);
        return;
      case 'soldOut':
      case 'expired':
        return await page.answer('priceParts', { type: step, gone: [0] });
      default:
        return await this.#price(step as 'same', state); // the others are the outcomes of pricing
    }
  }

  async #price(
    type: 'same' | 'cheaper' | 'dearer' | 'dearerWithinTolerance' | 'verdictChanged',
    state: string,
  ) {
    if (state !== 'pricing') return;
    this.#lastAmount += 100;
    const isTaken = type === 'same' || (this.#page.context().ordered && !ASKED.has(type));
    if (!isTaken) this.#proposed = this.#lastAmount;
    else this.#accepted = this.#lastAmount;
    await this.#page.answer('priceParts', repriced(type, this.#lastAmount));
  }

  #accept(state: string): void {
    const isShown = SHOWN.has(state);
    if (isShown) this.#accepted = this.#proposed ?? expect.fail('Nothing was proposed');
    this.#page.send({ type: 'price.accept' });
  }

  async #keep(state: string): Promise<void> {
    const request = this.#page.savedOrders.at(-1);
    if (state !== 'saving' || !request) return;
    const key = `key-${this.#orders.size + 1}`;
    expect(this.#open).toBeNull();
    this.#orders.set(key, request);
    this.#open = key;
    await this.#page.answer('saveOrder', { key, request });
  }

  async #decide(step: 'create' | 'refuse' | 'refuseSoldOut' | 'refusePrice'): Promise<void> {
    const outcomes = {
      create: created,
      refuse: refused('card_expired'),
      refuseSoldOut: refused('offer_sold_out'),
      refusePrice: refused('price_changed'),
    };
    const sentCount = this.#page.sent.length;
    await this.#page.answer('submitOrder', outcomes[step]);
    // An answer to an abandoned call is ignored.
    if (this.#page.draft().order === null || this.#page.draft().trip !== null) this.#open = null;
    expect(this.#page.sent).toHaveLength(sentCount);
  }

  /**
   * The saved state is read unchanged, and an order that may have been sent is retried before anything else.
   */
  #reload(): void {
    const saved = this.#page.draft();
    const read = JSON.parse(JSON.stringify(saved));
    expect(readCheckoutDraft(read)).toEqual(saved);
    this.#page = createManualCheckout(read);
    [this.#savedBefore, this.#sentBefore, this.#accepted, this.#proposed] = [0, 0, FIRST_AMOUNT, null];
    expect(this.#page.draft()).toEqual(saved);
    if (saved.order && !saved.trip) expect(this.#page.sent).toEqual([saved.order]);
    // The booking continues with the price that was accepted there.
    if (!saved.order) this.#open = null;
  }

  #check(): void {
    const { savedOrders, sent } = this.#page;
    for (const request of savedOrders.slice(this.#savedBefore)) {
      expect(request.parts).toEqual([{ kind: 'hotel', offer: parts(this.#accepted)[0]?.priced.offer }]);
    }
    for (const { key, request } of sent.slice(this.#sentBefore)) {
      expect(request).toEqual(this.#orders.get(key));
      expect(key).toBe(this.#open);
    }
    [this.#savedBefore, this.#sentBefore] = [savedOrders.length, sent.length];
    if (this.#open !== null) expect(this.#page.select(isOrdering)).toBe(true);
  }
}

it('orders only at accepted prices, under one key while the outcome of the order is unclear', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60, size: 'max' }), async (commands) => {
      const checkout = new Checkout();
      await checkout.take('answerTerms');
      for (const step of commands) await checkout.take(step);
    }),
    { numRuns: 200 },
  );
});
