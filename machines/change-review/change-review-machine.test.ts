import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/contract.ts';
import { createManualReview } from '#tests/support/charts/manual-review.ts';
import {
  changeOf,
  chf,
  INFO,
  offered,
  part,
  placed,
  refused,
  requested,
  reviewing,
  SUBMIT,
  sending,
} from '#tests/support/charts/review-examples.ts';
import { isSending } from './change-review-selectors.ts';

describe('the quote', () => {
  it('is requested, and the booking receives the part at its price', async () => {
    const review = createManualReview();
    expect(review.state()).toBe('quoting');
    expect(review.quotes).toMatchObject([{ part: part(), expired: false }]);
    await review.answer('askQuote', offered());
    expect(review.state()).toBe('offered.resting');
    expect(review.context().offered?.quote.due).toEqual(chf(14_000));
    expect(review.reports).toEqual([{ type: 'offer.renew', parts: [part()] }]);
  });

  it('may fail, and is requested again', async () => {
    const review = createManualReview();
    await review.fail('askQuote');
    expect(review.state()).toBe('noQuote.unreachable');
    review.send({ type: 'quote.retry' });
    await review.answer('askQuote', offered());
    expect(review.state()).toBe('offered.resting');
  });

  it.each<[ErrorCode, string]>([
    ['offer_sold_out', 'soldOut'],
    ['offer_invalid', 'notOffered'],
    ['not_changeable', 'notChangeable'],
    ['action_withheld', 'withheld'],
    ['forbidden', 'withheld'],
    ['not_found', 'withheld'],
    ['trip_busy', 'busy'],
    ['traveler_inactive', 'noQuote.refused'],
  ])('%s leads to %s, and nothing is sent', async (code, state) => {
    const review = createManualReview();
    await review.answer('askQuote', refused(code));
    expect(review.state()).toBe(state);
    review.send(SUBMIT);
    expect(review.sent).toEqual([]);
  });

  it('is requested again where the trip was busy, without showing the refusal', async () => {
    const review = createManualReview();
    await review.answer('askQuote', refused('trip_busy'));
    review.send({ type: 'quote.retry' });
    await review.answer('askQuote', offered());
    expect(review.state()).toBe('offered.resting');
  });

  it('notifies the booking that the offer is unavailable', async () => {
    const review = createManualReview();
    await review.answer('askQuote', refused('offer_sold_out'));
    expect(review.reports).toContainEqual({ type: 'offer.gone', parts: [0] });
  });
});

describe('an expired quote', () => {
  it('is requested again, and continues when nothing differs', async () => {
    const review = await reviewing();
    await review.answer('waitUntil');
    expect(review.state()).toBe('renewing');
    await review.answer('askQuote', offered());
    expect(review.state()).toBe('offered.resting');
  });

  it.each([
    ['dearer', offered(15_000)],
    ['cheaper', offered(9_000)],
    ['otherTerms', offered(12_000, { lost: ['breakfast'] })],
  ])('has to be accepted where it is %s', async (difference, answer) => {
    const review = await reviewing();
    await review.answer('waitUntil');
    await review.answer('askQuote', answer);
    expect(review.state()).toBe(`differs.${difference}`);
    review.send(SUBMIT);
    expect(review.savedChanges).toEqual([]);
    review.send({ type: 'quote.accept' });
    expect(review.state()).toBe('offered.resting');
    expect(review.context().offered).toEqual(answer.offered);
  });

  it('is compared with the last accepted one, however often it expires before', async () => {
    const review = await reviewing();
    await review.answer('waitUntil');
    await review.answer('askQuote', offered(15_000));
    await review.answer('waitUntil');
    expect(review.state()).toBe('renewing');
    await review.answer('askQuote', offered());
    expect(review.state()).toBe('offered.resting');
    review.send(SUBMIT);
    expect(review.savedChanges).toEqual([{ request: changeOf(), info: INFO }]);
  });

  it('is requested with a new price when that of the booking has expired', async () => {
    const review = await reviewing();
    review.send({ type: 'choice.renew' });
    expect(review.state()).toBe('renewing');
    expect(review.quotes.at(-1)).toMatchObject({ expired: true });
    await review.answer('askQuote', offered());
    expect(review.context().expired).toBe(false);
  });
});

describe('sold-out extras', () => {
  it('are left out only when the user accepts it', async () => {
    const remaining = part('without');
    const review = createManualReview();
    await review.answer('askQuote', { type: 'extrasGone', part: remaining });
    expect(review.state()).toBe('extrasGone');
    expect(review.context().part).toEqual(part());
    review.send({ type: 'quote.accept' });
    expect(review.state()).toBe('quoting');
    expect(review.quotes.at(-1)?.part).toEqual(remaining);
  });
});

describe('the change', () => {
  it('is saved with its key before it is sent, as it was offered', async () => {
    const review = await reviewing();
    review.send({ type: 'info.edit', info: INFO });
    expect(review.reports.at(-1)).toEqual({
      type: 'checkout.save',
      checkout: { info: INFO, change: null },
      ordering: false,
    });
    review.send(SUBMIT);
    expect(review.state()).toBe('saving');
    expect(review.savedChanges).toEqual([{ request: changeOf(), info: INFO }]);
    expect(review.sent).toEqual([]);
    expect(review.select(isSending)).toBe(true);
    await review.answer('saveChange', { key: 'key-1', request: changeOf() });
    expect(review.state()).toBe('sending');
    expect(review.sent).toEqual([{ key: 'key-1', request: changeOf() }]);
  });

  it('is not sent when saving fails, and can be tried again', async () => {
    const review = await reviewing();
    review.send(SUBMIT);
    await review.fail('saveChange');
    expect(review.state()).toBe('offered.unreachable');
    expect(review.reports.at(-1)).toMatchObject({ ordering: false });
    expect(review.sent).toEqual([]);
    review.send(SUBMIT);
    expect(review.state()).toBe('saving');
  });

  it.each([
    ['requested', requested],
    ['placed', placed],
  ])('ends the review when it was taken: %s', async (state, answer) => {
    const review = await sending();
    await review.answer('sendChange', answer);
    expect(review.state()).toBe(state);
    expect(review.reports.at(-1)).toEqual({ type: 'trip.changed', change: state });
    expect(review.sent).toHaveLength(1);
  });

  it.each<[ErrorCode, string]>([
    ['offer_sold_out', 'soldOut'],
    ['offer_invalid', 'notOffered'],
    ['not_changeable', 'notChangeable'],
    ['action_withheld', 'withheld'],
    ['trip_busy', 'busy'],
  ])('%s leads to %s, and nothing is left to be sent again', async (code, state) => {
    const review = await sending();
    await review.answer('sendChange', refused(code));
    expect(review.state()).toBe(state);
    expect(review.draft().change).toBeNull();
    expect(review.select(isSending)).toBe(false);
    expect(review.reports).toContainEqual({
      type: 'checkout.save',
      checkout: { info: INFO, change: null },
      ordering: false,
    });
  });

  it.each<ErrorCode>(['price_changed', 'penalty_changed', 'approval_changed', 'offer_expired', 'extra_gone'])(
    'is offered again after %s, and what it costs by now has to be accepted',
    async (code) => {
      const review = await sending();
      await review.answer('sendChange', refused(code));
      expect(review.state()).toBe('renewing');
      expect(review.draft().change).toBeNull();
      await review.answer('askQuote', offered(15_000));
      expect(review.state()).toBe('differs.dearer');
      review.send({ type: 'quote.accept' });
      review.send(SUBMIT);
      expect(review.savedChanges.at(-1)).toEqual({ request: changeOf(15_000), info: INFO });
    },
  );

  it('says why it was refused where the quote is the same', async () => {
    const review = await sending();
    await review.answer('sendChange', refused('reason_missing'));
    await review.answer('askQuote', offered());
    expect(review.state()).toBe('offered.refused');
    expect(review.context().refusal).toBe('reason_missing');
    review.send(SUBMIT);
    await review.fail('saveChange');
    expect(review.context().refusal).toBeNull();
  });
});
