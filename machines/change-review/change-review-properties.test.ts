import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PartChangeRequest } from '#domain/contract.ts';
import { createManualReview } from '#tests/support/charts/manual-review.ts';
import { changeOf, INFO, offered, placed, refused } from '#tests/support/charts/review-examples.ts';
import { readReviewDraft } from './change-review-draft.ts';
import { isSending } from './change-review-selectors.ts';

/** Events of the user and the server, and the passing of time; quotes by their distance from the first. */
const steps = fc.oneof(
  fc.constantFrom(
    ...([
      'submit',
      'submit',
      'submitOther',
      'accept',
      'accept',
      'askAgain',
      'retry',
      'renew',
      'edit',
    ] as const),
    ...([
      'same',
      'same',
      'dearer',
      'cheaper',
      'quoteSoldOut',
      'quoteBusy',
      'failQuote',
      'quoteEnds',
    ] as const),
    ...(['keep', 'keep', 'failKeeping', 'take', 'lose', 'lose', 'breakOff', 'wait', 'reload'] as const),
    ...(['refuse', 'refusePrice', 'refuseBusy', 'refuseSoldOut'] as const),
  ),
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

const OTHER_INFO = { comment: 'Another one' };
const FIRST = 12_000;
const QUOTING: ReadonlySet<string> = new Set(['quoting', 'renewing']);

/**
 * A review and what it may send, compared with every change that is saved and sent, and with what is shown.
 */
class Review {
  #page = createManualReview();
  /** The difference of price that was shown and not rejected; null before the first quote. */
  #shown: number | null = null;
  #proposed: number | null = null;
  readonly #changes = new Map<string, PartChangeRequest>();
  /** The key of the change whose outcome is unclear. */
  #open: string | null = null;
  #wasLost = false;
  #savedBefore = 0;

  async take(step: Step): Promise<void> {
    await this.#do(step, this.#page.state());
    this.#check();
  }

  async #do(step: Step, state: string): Promise<void> {
    const page = this.#page;
    switch (step) {
      case 'submit':
        return page.send({ type: 'change.submit', info: INFO });
      case 'submitOther':
        return page.send({ type: 'change.submit', info: OTHER_INFO });
      case 'edit':
        return page.send({ type: 'info.edit', info: OTHER_INFO });
      case 'accept':
        return this.#accept(state);
      case 'askAgain':
        return page.askAgain();
      case 'retry':
        return page.send({ type: 'quote.retry' });
      case 'renew':
        return page.send({ type: 'choice.renew' });
      case 'wait':
        return page.clock.increment(30_000);
      case 'quoteEnds':
        return await page.answer('waitUntil');
      case 'reload':
        return this.#reload();
      default:
        return await this.#answer(step, state);
    }
  }

  #accept(state: string): void {
    if (state.startsWith('differs.')) this.#shown = this.#proposed ?? expect.fail('Nothing was proposed');
    this.#page.send({ type: 'quote.accept' });
  }

  async #answer(step: Step, state: string): Promise<void> {
    const page = this.#page;
    const isAsked = QUOTING.has(state);
    const isSent = state === 'sending' || state === 'unclear';
    switch (step) {
      case 'same':
        return isAsked ? await this.#quote(this.#shown ?? FIRST) : undefined;
      case 'dearer':
        return isAsked ? await this.#quote((this.#shown ?? FIRST) + 100) : undefined;
      case 'cheaper':
        return isAsked ? await this.#quote((this.#shown ?? FIRST) - 100) : undefined;
      case 'quoteSoldOut':
        return await page.answer('askQuote', refused('offer_sold_out'));
      case 'quoteBusy':
        return await page.answer('askQuote', refused('trip_busy'));
      case 'failQuote':
        return await page.fail('askQuote');
      case 'keep':
        return await this.#keep(state);
      case 'failKeeping':
        return await page.fail('saveChange');
      case 'lose':
        this.#wasLost ||= isSent;
        return await page.answer('sendChange', { type: 'unclear' });
      case 'breakOff':
        this.#wasLost ||= isSent;
        return await page.fail('sendChange');
      default:
        return isSent ? await this.#decide(step as 'take') : undefined; // the others are outcomes of sending
    }
  }

  async #quote(more: number): Promise<void> {
    if (this.#shown === null || more === this.#shown) this.#shown = more;
    else this.#proposed = more;
    await this.#page.answer('askQuote', offered(more));
  }

  async #keep(state: string): Promise<void> {
    const request = this.#page.savedChanges.at(-1)?.request;
    if (state !== 'saving' || !request) return;
    const key = `key-${this.#changes.size + 1}`;
    expect(this.#open).toBeNull();
    this.#changes.set(key, request);
    [this.#open, this.#wasLost] = [key, false];
    await this.#page.answer('saveChange', { key, request });
  }

  async #decide(step: 'take' | 'refuse' | 'refusePrice' | 'refuseBusy' | 'refuseSoldOut'): Promise<void> {
    const outcomes = {
      take: placed,
      refuse: refused('reason_missing'),
      refusePrice: refused('price_changed'),
      refuseBusy: refused('trip_busy'),
      refuseSoldOut: refused('offer_sold_out'),
    };
    const wasSent = this.#page.state() === 'sending' || this.#page.asked.at(-1) === 'sendChange';
    await this.#page.answer('sendChange', outcomes[step]);
    const isOver = this.#page.draft().change === null || this.#page.state() === 'placed';
    // A trip that is busy after the change was sent says nothing about the outcome of the change.
    if (step === 'refuseBusy' && this.#wasLost) expect(isOver).toBe(false);
    if (wasSent && isOver) this.#open = null;
  }

  /**
   * The saved state is read unchanged, and a change that may have been sent is retried before anything else.
   */
  #reload(): void {
    const saved = this.#page.draft();
    if (this.#page.state() === 'placed') return;
    const read = JSON.parse(JSON.stringify(saved));
    expect(readReviewDraft(read)).toEqual(saved);
    this.#page = createManualReview(read);
    [this.#shown, this.#proposed, this.#savedBefore] = [null, null, 0];
    if (saved.change) expect(this.#page.sent).toEqual([saved.change]);
    else this.#open = null;
    this.#wasLost = saved.change !== null;
  }

  #check(): void {
    const { savedChanges, sent } = this.#page;
    for (const { request, info } of savedChanges.slice(this.#savedBefore)) {
      expect(request).toEqual(changeOf(this.#shown ?? expect.fail('Nothing was shown'), info));
    }
    this.#savedBefore = savedChanges.length;
    for (const { key, request } of sent) expect(request).toEqual(this.#changes.get(key));
    if (this.#open !== null) {
      expect(sent.at(-1)?.key).toBe(this.#open);
      expect(this.#page.select(isSending)).toBe(true);
    }
    if (this.#page.state().startsWith('offered.')) {
      expect(this.#page.context().offered?.quote.difference.amount).toBe(this.#shown);
    }
  }
}

it('sends only what was shown, under one key while the outcome of the change is unclear', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60, size: 'max' }), async (commands) => {
      const review = new Review();
      await review.take('same');
      for (const step of commands) await review.take(step);
    }),
    { numRuns: 200 },
  );
});
