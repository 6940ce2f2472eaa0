import { describe, expect, it } from 'vitest';
import { faultyNumbers, fieldsOf, type PracticeValues, switchesOf } from './practice-values.ts';

const sources = { flights: ['network'], hotels: ['100', '112'], cars: ['broker'] };
const empty = Object.fromEntries(fieldsOf(sources).map((name) => [name, ''])) as PracticeValues;

describe('the form of the switches', () => {
  it('says nothing when nothing is typed or ticked', () => {
    expect(switchesOf(empty, sources)).toEqual({
      clockOffsetMinutes: 0,
      priceChangePercent: 0,
      soldOut: false,
      failedSources: [],
      lostAnswers: false,
      silentApprovers: false,
    });
  });

  it('says all that is typed and ticked', () => {
    const values: PracticeValues = {
      ...empty,
      clockOffsetMinutes: ' 90 ',
      priceChangePercent: '−5',
      soldOut: 'on',
      slowSource: '112',
      slowMilliseconds: '1500',
      'fails-100': 'on',
      'fails-broker': 'on',
      lostAnswers: 'on',
      silentApprovers: 'on',
    };
    expect(faultyNumbers(values)).toEqual([]);
    expect(switchesOf(values, sources)).toEqual({
      clockOffsetMinutes: 90,
      priceChangePercent: -5,
      soldOut: true,
      failedSources: ['100', 'broker'],
      lostAnswers: true,
      silentApprovers: true,
      slowSource: { source: '112', milliseconds: 1500 },
    });
  });

  it.each([
    ['clockOffsetMinutes', '-1'],
    ['clockOffsetMinutes', '525601'],
    ['clockOffsetMinutes', '1.5'],
    ['clockOffsetMinutes', 'an hour'],
    ['priceChangePercent', '-51'],
    ['priceChangePercent', '101'],
    ['priceChangePercent', '-'],
  ] as const)('does not take %s: %s', (name, text) => {
    expect(faultyNumbers({ ...empty, [name]: text })).toEqual([name]);
  });

  it.each(['', '0', '60001', 'x'])('wants to know how slow a source is, and does not take %j', (text) => {
    const slow = { ...empty, slowMilliseconds: text };
    expect(faultyNumbers(slow)).toEqual([]);
    expect(faultyNumbers({ ...slow, slowSource: '112' })).toEqual(['slowMilliseconds']);
  });
});
