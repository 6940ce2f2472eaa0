import { describe, expect, it } from 'vitest';
import type { Money } from '../contract.ts';
import { compareBest, explainBest, usualHourRate, type WeighedOffer } from './best-for-you.ts';

const offer = (amount: number, minutes: number, inPolicy = true, currency = 'CHF'): WeighedOffer => ({
  inPolicy,
  total: { amount: amount * 100, currency },
  minutes,
});
const francs = (amount: number) => ({ amount: amount * 100, currency: 'CHF' });
const HOUR = francs(60);
const sorted = (offers: WeighedOffer[], hour: Money | null = HOUR) =>
  offers.toSorted((one, other) => compareBest(one, other, hour));
const slow = offer(200, 200);
const fast = offer(240, 105);

describe('the best offer', () => {
  it('may cost more than the cheapest, if the time it saves counts for more', () => {
    expect(sorted([slow, fast])).toEqual([fast, slow]);
    expect(sorted([offer(300, 105), slow])).toEqual([slow, offer(300, 105)]);
  });

  it('needs no approval, where there is such an offer', () => {
    expect(sorted([offer(100, 60, false), slow])).toEqual([slow, offer(100, 60, false)]);
  });

  it('has a price that can be compared', () => {
    const unknown = { ...fast, total: null };
    expect(sorted([unknown, slow])).toEqual([slow, unknown]);
  });

  it.each([
    ['without a rate', null],
    ['at a rate of 0', francs(0)],
    ['at a rate in another currency', { amount: 60_00, currency: 'EUR' }],
  ])('is the faster one of two at the same price only, %s', (_, hour) => {
    const [first, second] = [offer(200, 90), offer(200, 80)];
    expect(sorted([first, second], hour)).toEqual([second, first]);
    expect(sorted([offer(201, 10), first], hour)[0]).toBe(first);
    expect(explainBest(second, [first, second], hour).hour).toBeNull();
  });

  it('depends on what an hour counts as', () => {
    expect(sorted([slow, fast], francs(25))).toEqual([slow, fast]);
    expect(sorted([slow, fast], francs(26))).toEqual([fast, slow]);
    expect(explainBest(fast, [slow, fast], francs(26)).hour).toEqual(francs(26));
    expect(usualHourRate('CHF')).toEqual(HOUR);
    expect(usualHourRate('SEK')).toBeNull();
  });

  it('is explained by the cheapest', () => {
    expect(explainBest(fast, [slow, fast], HOUR)).toEqual({
      inPolicy: true,
      dearer: { amount: 40_00, currency: 'CHF' },
      minutesLess: 95,
      hour: { amount: 60_00, currency: 'CHF' },
    });
    expect(explainBest(slow, [slow, fast], HOUR)).toMatchObject({ dearer: null, minutesLess: 0 });
  });
});
