import { describe, expect, it } from 'vitest';
import { compareBest, explainBest, hourRate, type WeighedOffer } from './best-for-you.ts';

const offer = (amount: number, minutes: number, inPolicy = true, currency = 'CHF'): WeighedOffer => ({
  inPolicy,
  total: { amount: amount * 100, currency },
  minutes,
});
const slow = offer(200, 200);
const fast = offer(240, 105);

describe('the best offer', () => {
  it('may cost more than the cheapest, if the time it saves counts for more', () => {
    expect([slow, fast].sort(compareBest)).toEqual([fast, slow]);
    expect([offer(300, 105), slow].sort(compareBest)).toEqual([slow, offer(300, 105)]);
  });

  it('needs no approval, where there is such an offer', () => {
    expect([offer(100, 60, false), slow].sort(compareBest)).toEqual([slow, offer(100, 60, false)]);
  });

  it('has a price that can be compared', () => {
    const unknown = { ...fast, total: null };
    expect([unknown, slow].sort(compareBest)).toEqual([slow, unknown]);
  });

  it('is the faster one of two at the same price, in a currency without a rate', () => {
    const [first, second] = [offer(200, 90, true, 'SEK'), offer(200, 80, true, 'SEK')];
    expect([first, second].sort(compareBest)).toEqual([second, first]);
    expect([offer(201, 10, true, 'SEK'), first].sort(compareBest)[0]).toBe(first);
    expect(hourRate('SEK')).toBeNull();
  });

  it('is explained by the cheapest', () => {
    expect(explainBest(fast, [slow, fast])).toEqual({
      inPolicy: true,
      dearer: { amount: 40_00, currency: 'CHF' },
      minutesLess: 95,
      hour: { amount: 60_00, currency: 'CHF' },
    });
    expect(explainBest(slow, [slow, fast])).toMatchObject({ dearer: null, minutesLess: 0 });
  });
});
