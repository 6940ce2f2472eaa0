import { describe, expect, it } from 'vitest';
import type { CancellationQuote } from '#domain/contract.ts';
import { REST_QUOTE, UNDECIDED } from '#stories/support/partly-booked-trips.ts';
import { chf, RENTAL, STAY, STAY_ABROAD, TRIP } from '#stories/support/trip-fixtures.ts';
import { cancelRest, sumPrices, totalWith } from './undecided-trip.ts';

const withFee = (currency: string) => ({
  ...TRIP,
  bookingInfo: { ...TRIP.bookingInfo, bookingFee: { amount: 1_200, currency } },
});

describe('what some parts of a trip cost', () => {
  it('is in the currency of the trip, of parts that were asked for in others, too', () => {
    expect(sumPrices(TRIP, [STAY, STAY_ABROAD, RENTAL])).toEqual(chf(48_000 + 46_011 + 21_000));
    expect(sumPrices(TRIP, [])).toEqual(chf(0));
  });

  it('is not known where a price is not known in that currency', () => {
    const { converted: _, ...price } = STAY_ABROAD.price;
    expect(sumPrices(TRIP, [STAY, { ...STAY_ABROAD, price }])).toBeNull();
  });

  it('has the booking fee in the total, unless its currency is another', () => {
    expect(totalWith(withFee('CHF'), [STAY])).toEqual(chf(49_200));
    expect(totalWith(withFee('EUR'), [STAY])).toEqual(chf(48_000));
  });
});

describe('what the cancellation of the rest brings and costs', () => {
  it('leaves out what could not be booked, and what is nothing', () => {
    expect(cancelRest(UNDECIDED, REST_QUOTE)).toMatchObject({
      refunds: [chf(24_000)],
      penalties: [chf(24_000)],
      isPossible: true,
      staying: [],
    });
  });

  it('adds up each currency by itself, and names what stays booked', () => {
    const gbp = (amount: number) => ({ amount, currency: 'GBP' });
    const quote: CancellationQuote = {
      parts: [
        { _id: STAY._id, outcome: 'refused', reason: 'notCancellable' },
        { _id: STAY_ABROAD._id, outcome: 'quoted', refund: gbp(20_600), penalty: gbp(0) },
        { _id: RENTAL._id, outcome: 'quoted', refund: chf(100), penalty: chf(200) },
      ],
    };
    const trip = { ...UNDECIDED, parts: [STAY, STAY_ABROAD, RENTAL] };
    expect(cancelRest(trip, quote)).toMatchObject({
      refunds: [gbp(20_600), chf(100)],
      penalties: [chf(200)],
      isPossible: true,
      staying: [STAY._id],
    });
  });
});
