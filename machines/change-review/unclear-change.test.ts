import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/contract.ts';
import { createManualReview } from '#tests/support/charts/manual-review.ts';
import { changeOf, INFO, offered, placed, refused, sending } from '#tests/support/charts/review-examples.ts';

describe('a change without a clear answer', () => {
  it.each([
    ['that is said', { type: 'unclear' }],
    ['because the trip is busy after it was sent', null],
  ])('is sent again under the same key: %s', async (_, answer) => {
    const review = await sending();
    await review.answer('sendChange', { type: 'unclear' });
    expect(review.state()).toBe('unclear');
    expect(review.reports.at(-1)).toMatchObject({ ordering: true });
    review.clock.increment(1_000);
    expect(review.isAsking()).toBe(true);
    await review.answer('sendChange', answer ?? refused('trip_busy'));
    expect(review.state()).toBe('unclear');
    expect(review.isAsking()).toBe(false);
    review.askAgain();
    expect(new Set(review.sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
    expect(review.sent).toHaveLength(3);
    await review.answer('sendChange', placed);
    expect(review.state()).toBe('placed');
  });

  describe('whose choice could not be restored', () => {
    const saved = { change: { key: 'key-1', request: changeOf() } };

    it('is sent again under its key, and ends as any other', async () => {
      const review = createManualReview(saved, null);
      expect(review.sent).toEqual([saved.change]);
      await review.answer('sendChange', { type: 'unclear' });
      review.askAgain();
      await review.answer('sendChange', placed);
      expect(review.state()).toBe('placed');
    });

    it.each<ErrorCode>(['offer_sold_out', 'price_changed', 'action_withheld', 'trip_changed'])(
      'is given up when it is refused, and its booking receives the reason: %s',
      async (code) => {
        const review = createManualReview(saved, null);
        await review.answer('sendChange', refused(code));
        expect(review.state()).toBe('lost');
        expect(review.draft().change).toBeNull();
        expect(review.quotes).toEqual([]);
        expect(review.reports).toContainEqual({ type: 'order.refused', code, pending: null });
      },
    );
  });

  it('is sent at once after a reload, and is not offered before', async () => {
    const saved = { info: INFO, change: { key: 'key-1', request: changeOf() } };
    const review = createManualReview(saved);
    expect(review.isAsking()).toBe(true);
    expect(review.sent).toEqual([saved.change]);
    expect(review.quotes).toEqual([]);
    await review.answer('sendChange', refused('price_changed'));
    await review.answer('askQuote', offered(15_000));
    expect(review.state()).toBe('offered.refused');
  });
});
