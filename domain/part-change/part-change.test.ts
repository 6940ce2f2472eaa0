import { describe, expect, it } from 'vitest';

import { BOOKED, changeOf, chf, INFO, part, quoteOf } from '#tests/support/charts/review-examples.ts';
import { quoteDifference, toChangeRequest } from './part-change.ts';

/** A stay that is paid at the hotel, before its change and after it. */
const atHotel = (more: number) => ({
  place: 'hotel' as const,
  before: chf(40_000),
  after: chf(40_000 + more),
  difference: chf(more),
});

describe('another quote', () => {
  it.each([
    ['same', quoteOf(12_000)],
    ['dearer', quoteOf(12_001)],
    ['cheaper', quoteOf(11_999)],
    // What was to be paid is refunded.
    ['cheaper', quoteOf(-5_000)],
    ['otherTerms', quoteOf(12_000, { lost: ['breakfast'] })],
    ['otherTerms', quoteOf(12_000, { after: chf(53_000), difference: chf(13_000), penalty: chf(1_000) })],
    // The same cost, but paid at the hotel.
    ['otherTerms', quoteOf(12_000, { due: chf(2_000), onSite: atHotel(12_000) })],
    ['dearer', quoteOf(12_001, { due: chf(2_000), onSite: atHotel(12_001) })],
    ['otherTerms', quoteOf(12_000, { due: { amount: 14_000, currency: 'EUR' } })],
  ])('is %s', (difference, now) => {
    expect(quoteDifference(quoteOf(12_000), now)).toBe(difference);
  });

  it('is dearer when less is refunded', () => {
    expect(quoteDifference(quoteOf(-9_000), quoteOf(-8_000))).toBe('dearer');
  });

  it('has other terms when another person has to approve it', () => {
    const approver = { level: 1 as const, _id: 'daniel', firstName: 'Daniel', lastName: 'Frei' };
    expect(quoteDifference(quoteOf(), quoteOf(12_000, { approvers: [approver] }))).toBe('otherTerms');
  });
});

describe('what is sent', () => {
  it('is the part for its own travelers, at what was quoted', () => {
    expect(toChangeRequest({ quote: quoteOf(), booked: BOOKED, part: part() }, INFO)).toEqual(changeOf());
  });
});
