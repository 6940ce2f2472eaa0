import { describe, expect, it } from 'vitest';
import { rateOfRoom, roomOf, roomQuote } from '#tests/support/hotel-booking-examples.ts';
import { hotelRate } from '#tests/support/hotel-results.ts';
import type { OfferVerdict } from '../contract.ts';
import { findListedRate, isSameRate, toAcceptedRate } from './hotel-choice.ts';

describe('a rate that was chosen', () => {
  it('can be made from a repriced one', () => {
    const priced = roomQuote(38_000, {
      verdict: { action: 'approve', levels: [1], inPolicy: false, travelers: [] },
    });
    expect(toAcceptedRate(priced)).toEqual({
      offer: priced.offer,
      room: roomOf(),
      price: { amount: 38_000, currency: 'CHF' },
      verdict: { levels: [1], inPolicy: false },
    });
  });
});

describe('a rate of the list', () => {
  const inPolicy: OfferVerdict = { action: 'allow', levels: [], inPolicy: true, broken: [] };
  const { offer, room, price } = rateOfRoom();
  const details = {
    options: [
      { offer: 'breakfast', room: roomOf({ breakfastIncluded: true }), price, perNight: price, verdict: 0 },
      { offer, room, price, perNight: price, verdict: 0 },
    ],
    verdicts: [inPolicy],
  };
  const listed = { ...hotelRate(), verdict: inPolicy, total: price, average: null };

  it('is found among the rooms with all its terms', () => {
    expect(findListedRate(details, listed)).toEqual({ offer, room, price, verdict: inPolicy });
  });

  it.each([
    ['costs something else', { price: { ...price, amount: 40_001 } }],
    ['is in another currency', { price: { ...price, currency: 'EUR' } }],
    ['is not refunded', { refundable: false }],
    ['is sold by another source', { source: '113' }],
    ['is another room', { roomName: 'Twin room' }],
  ])('is not one that %s', (_, more) => {
    expect(findListedRate(details, { ...listed, ...more })).toBeNull();
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
