import { describe, expect, it } from 'vitest';
import { rateOfRoom, roomQuote } from '#tests/support/hotel-booking-examples.ts';
import { offerOutcome, outcomeOfOfferMatch } from './offer-outcome.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });

describe('a repriced offer', () => {
  it('is compared with the answer of the supplier', () => {
    expect(offerOutcome(rateOfRoom(), roomQuote(38_000))).toEqual({
      type: 'cheaper',
      priced: roomQuote(38_000),
    });
  });

  describe('at a price within the tolerance of the one that was shown first', () => {
    const answered = (amount: number) => ({
      ...roomQuote(amount),
      change: {
        kind: 'dearer' as const,
        before: chf(40_000),
        after: chf(amount),
        withinTolerance: amount <= 41_200,
      },
    });
    const shown = { ...rateOfRoom(), price: chf(41_200) };

    it.each([
      [41_200, 'same', 41_200],
      [40_600, 'cheaper', 41_200],
      // The tolerance still counts from the first one.
      [42_436, 'dearer', 40_000],
    ])('that is now %i is %s', (amount, type, before) => {
      expect(offerOutcome(shown, answered(amount))).toMatchObject({
        type,
        priced: { change: { before: chf(before), after: chf(amount) } },
      });
    });
  });

  it.each(['soldOut', 'expired'] as const)('is unavailable: %s', (outcome) => {
    expect(offerOutcome(rateOfRoom(), { outcome })).toEqual({ type: outcome });
  });
});

describe('an offer that was found under another reference', () => {
  /** The server compares with what the other reference cost. */
  const found = (amount: number) => ({
    ...roomQuote(amount),
    change: { kind: 'same' as const, before: chf(amount), after: chf(amount), withinTolerance: true },
  });

  it.each([
    [40_000, 'same'],
    [38_000, 'cheaper'],
    // The company may tolerate it, but only the server knows.
    [40_100, 'dearer'],
  ])('for %i is %s compared with a shown price of 40000', (amount, type) => {
    const outcome = outcomeOfOfferMatch(rateOfRoom(), found(amount));
    expect(outcome).toMatchObject({
      type,
      priced: { change: { before: chf(40_000), after: chf(amount) } },
    });
  });

  it('is unavailable, too', () => {
    expect(outcomeOfOfferMatch(rateOfRoom(), { outcome: 'soldOut' })).toEqual({ type: 'soldOut' });
  });
});
