import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { chosenFare, francs, OFFERED, pricedFare } from '#tests/support/flight-booking-examples.ts';
import { priceChange } from '../offers/price-change.ts';
import { type ChosenExtras, NO_EXTRAS } from './chosen-extras.ts';
import { fareOf } from './flight-choice.ts';
import { outcomeWithExtras, withoutExtras } from './price-with-extras.ts';

const WANTED: ChosenExtras = {
  ...NO_EXTRAS,
  seats: [
    { segment: 0, traveler: 'anna', seat: '11A', price: francs(16) },
    { segment: 1, traveler: 'beat', seat: '12C', price: francs(25) },
  ],
  bags: [{ leg: 0, traveler: 'anna', kind: 'checked', quantity: 1, price: francs(70) }],
};

const outcome = (chosen: ChosenExtras, fare = pricedFare(), offered = OFFERED) =>
  outcomeWithExtras(chosenFare(), fare, { chosen, offered });

describe('a fare that is priced with what is added to it', () => {
  it('costs both', () => {
    expect(outcome(WANTED)).toMatchObject({
      type: 'same',
      priced: { total: { asked: francs(1_711) }, extrasTotal: francs(111) },
    });
  });

  it('is compared as a whole', () => {
    expect(outcome(WANTED, pricedFare(155_000))).toMatchObject({
      type: 'cheaper',
      priced: { change: { before: francs(1_711), after: francs(1_661) } },
    });
    expect(outcome(WANTED, pricedFare(163_000))).toMatchObject({ type: 'dearerWithinTolerance' });
    expect(outcome(WANTED, pricedFare(180_000))).toMatchObject({ type: 'dearer' });
  });

  it('asks the person when a seat costs more than it did', () => {
    const [seat, ...others] = WANTED.seats;
    if (!seat) return expect.fail('There is a seat');
    const before = { ...WANTED, seats: [{ ...seat, price: francs(15) }, ...others] };
    expect(outcome(before)).toMatchObject({
      type: 'dearer',
      priced: { change: { before: francs(1_710), after: francs(1_711), withinTolerance: false } },
    });
  });

  it('keeps the rest when something is gone', () => {
    const taken = { segment: 0, traveler: 'beat', seat: '11B', price: francs(16) };
    expect(outcome({ ...WANTED, seats: [...WANTED.seats, taken] })).toMatchObject({
      type: 'extrasGone',
      extras: WANTED,
      priced: {
        total: { asked: francs(1_711) },
        change: { kind: 'cheaper', before: francs(1_727), after: francs(1_711) },
      },
    });
  });

  it('says that the policy asks for more before anything about the price', () => {
    const verdict = { action: 'approve' as const, levels: [1 as const], inPolicy: false, travelers: [] };
    expect(outcome(WANTED, pricedFare(160_000, { verdict }))).toMatchObject({ type: 'verdictChanged' });
  });

  it('is converted by the rate of its own price', () => {
    const rate = { date: '2027-03-01', currency: 'CHF', from: '0.9', to: '1' };
    const fare = pricedFare(160_000, {
      total: { asked: francs(1_600), converted: { amount: 177_778, currency: 'EUR' }, rate },
    });
    expect(outcome(WANTED, fare)).toMatchObject({
      priced: { total: { asked: francs(1_711), converted: { amount: 190_111, currency: 'EUR' }, rate } },
    });
  });

  it('without anything to pay for costs what the fare does', () => {
    expect(outcome(NO_EXTRAS)).toMatchObject({
      type: 'same',
      priced: { total: { asked: francs(1_600) }, extrasTotal: null },
    });
  });
});

describe('an answered fare', () => {
  const { extrasTotal: _, ...answered } = pricedFare();

  it('has a change for one traveller, which is told of all', () => {
    const change = priceChange(francs(800), francs(810), DEFAULT_LIMITS);
    expect(withoutExtras({ ...answered, change }, 2).change).toEqual({
      kind: 'dearer',
      before: francs(1_600),
      after: francs(1_620),
      withinTolerance: true,
    });
  });

  it('is priced again by itself, without what was added to it', () => {
    const priced = pricedFare(171_100, { extrasTotal: francs(111) });
    expect(fareOf(priced)).toMatchObject({ price: francs(1_600), terms: chosenFare().terms });
  });
});
