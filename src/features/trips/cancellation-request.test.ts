import { expect, it } from 'vitest';
import type { CancellationQuote } from '#domain/contract.ts';
import { cancelRequest, meantParts } from './cancellation-request.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const [one, two, three] = ['a', 'b', 'c'].map((end) => `01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d1${end}`) as [
  string,
  string,
  string,
]; // three in, three out
const quote: CancellationQuote = {
  parts: [
    { _id: one, outcome: 'quoted', refund: chf(24000), penalty: chf(24000) },
    { _id: two, outcome: 'refused', reason: 'notCancellable' },
    { _id: three, outcome: 'quoted', refund: chf(100), penalty: chf(0) },
  ],
};

it('accepts the penalties that were shown, and no others', () => {
  expect(cancelRequest(quote, undefined, ' The meeting was moved ')).toEqual({
    reason: 'The meeting was moved',
    highestPenalty: [
      { part: one, penalty: chf(24000) },
      { part: three, penalty: chf(0) },
    ],
  });
});

it('means one part when one was chosen', () => {
  expect(cancelRequest(quote, one, 'Ill')).toEqual({
    part: one,
    reason: 'Ill',
    highestPenalty: [{ part: one, penalty: chf(24000) }],
  });
  expect(meantParts(quote, two)).toEqual([quote.parts[1]]);
});
