import { describe, expect, it } from 'vitest';
import { roomOf, roomQuote } from '#tests/support/hotel-booking-examples.ts';
import { isSameRate, toAgreedRate } from './hotel-choice.ts';

describe('a rate that was chosen', () => {
  it('can be made from a repriced one', () => {
    const priced = roomQuote(38_000, {
      verdict: { action: 'approve', levels: [1], inPolicy: false, travelers: [] },
    });
    expect(toAgreedRate(priced)).toEqual({
      offer: priced.offer,
      room: roomOf(),
      price: { amount: 38_000, currency: 'CHF' },
      verdict: { levels: [1], inPolicy: false },
    });
  });
});

describe('the same rate', () => {
  it('may have fewer rooms left and less time to be cancelled', () => {
    const later = roomOf({ roomsLeft: 1, refundable: false, deadlines: roomOf().deadlines });
    expect(isSameRate(roomOf(), later)).toBe(true);
  });

  it.each([
    ['sold by another source', { source: '113' }],
    ['with breakfast', { breakfastIncluded: true }],
    ['with a view', { view: 'Lake view' }],
    ['that is never refunded', { deadlines: [] }],
    ['of another kind', { roomType: 'suite' as const }],
  ])('is not one %s', (_, more) => {
    expect(isSameRate(roomOf(), roomOf(more))).toBe(false);
    expect(isSameRate(roomOf(more), roomOf())).toBe(false);
  });
});
