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
