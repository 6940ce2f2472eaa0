import { describe, expect, it } from 'vitest';
import { fareQuote, francs, selectedFare } from '#tests/support/flight-booking-examples.ts';
import { toAcceptedFare } from './flight-choice.ts';
import { acceptedExtras, toFlightPartRequest } from './flight-requests.ts';
import { outcomeWithExtras, remainingExtras, withExtrasPrice } from './price-with-extras.ts';
import { NO_EXTRAS, type SelectedExtras } from './selected-extras.ts';

const SEAT = { segment: 0, traveler: 'anna', seat: '11A', price: francs(16) };
const OTHER_SEAT = { segment: 1, traveler: 'beat', seat: '12C', price: francs(25) };
const BAG = { leg: 0, traveler: 'anna', kind: 'checked' as const, quantity: 1, price: francs(70) };
const CARD = { program: 'LH', membershipNumber: '992' };
const WANTED: SelectedExtras = {
  seats: [SEAT, OTHER_SEAT],
  bags: [BAG],
  memberships: [{ traveler: 'anna', ...CARD }],
};
const ADDED = { seats: [SEAT, OTHER_SEAT], bags: [BAG] };

describe('the available extras', () => {
  it('are those not sold out, at their current prices', () => {
    const remaining = remainingExtras(WANTED, [
      { kind: 'seat', index: 0, change: 'gone' },
      { kind: 'seat', index: 1, change: 'dearer', price: francs(30) },
      { kind: 'bag', index: 0, change: 'dearer', price: francs(80) },
    ]);
    expect(remaining).toEqual({
      ...WANTED,
      seats: [{ ...OTHER_SEAT, price: francs(30) }],
      bags: [{ ...BAG, price: francs(80) }],
    });
  });

  it('have a price when they were included before', () => {
    const free = { ...NO_EXTRAS, seats: [{ ...SEAT, price: null }] };
    expect(
      remainingExtras(free, [{ kind: 'seat', index: 0, change: 'dearer', price: francs(9) }]).seats,
    ).toEqual([{ ...SEAT, price: francs(9) }]);
  });
});

describe('a fare that is priced with its extras', () => {
  it('is compared with the total that was shown', () => {
    expect(withExtrasPrice(selectedFare(), WANTED).price).toEqual(francs(1_711));
    expect(withExtrasPrice(selectedFare(), NO_EXTRAS).price).toEqual(francs(1_600));
  });

  it('reports a sold-out extra before a change of price', () => {
    const remaining = { ...WANTED, bags: [] };
    const priced = fareQuote(164_100, { seats: ADDED.seats });
    expect(outcomeWithExtras(WANTED, { type: 'dearer', priced: { ...priced, left: remaining } })).toEqual({
      type: 'extrasGone',
      priced,
      extras: remaining,
    });
    expect(outcomeWithExtras(remaining, { type: 'dearer', priced: { ...priced, left: remaining } })).toEqual({
      type: 'dearer',
      priced,
    });
  });

  it('is repriced separately, with the accepted extras', () => {
    const priced = fareQuote(171_100, ADDED);
    expect(toAcceptedFare(priced)).toMatchObject({ price: francs(1_600), terms: selectedFare().terms });
    const shown = { ...WANTED, bags: [{ ...BAG, price: francs(75) }] };
    expect(acceptedExtras(priced, shown)).toEqual(WANTED);
    expect(acceptedExtras(priced, null)).toBeNull();
  });
});

describe('the order of a fare', () => {
  it('has the seats and bags at the accepted prices, and the memberships of each traveler', () => {
    expect(toFlightPartRequest(fareQuote(171_100, ADDED), WANTED, [])).toEqual({
      kind: 'flight',
      offer: 'flight~lx14.lx15.light~171100',
      ...ADDED,
      passengers: [
        { traveler: 'anna', memberships: [CARD] },
        { traveler: 'beat', memberships: [] },
      ],
    });
  });

  it('leaves the memberships to the profiles when none was chosen', () => {
    expect(toFlightPartRequest(fareQuote(), null, [])).toEqual({
      kind: 'flight',
      offer: 'flight~lx14.lx15.light~160000',
      seats: [],
      bags: [],
    });
  });
});
