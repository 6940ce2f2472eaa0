import { describe, expect, it } from 'vitest';
import { faultyNumbers, type PracticeValues, practiceValues, toSwitches } from './practice-values.ts';

const sources = { flights: ['network'], hotels: ['100', '112'], cars: ['broker'] };
const off = { soldOut: false, failedSources: [], lostAnswers: false, silentApprovers: false };
const shown = practiceValues({ clockOffsetMinutes: 0, priceChangePercent: 0, ...off }, sources);
const empty = { ...shown, clockOffsetMinutes: '', priceChangePercent: '', slowMilliseconds: '' };

describe('the form of the switches', () => {
  it('says nothing when nothing is typed or ticked', () => {
    expect(toSwitches(empty, sources)).toEqual({
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
      soldOut: true,
      slowSource: '112',
      slowMilliseconds: '1500',
      fails: { 100: true, 112: false, network: false, broker: true },
      lostAnswers: true,
      silentApprovers: true,
    };
    expect(faultyNumbers(values)).toEqual([]);
    expect(toSwitches(values, sources)).toEqual({
      clockOffsetMinutes: 90,
      priceChangePercent: -5,
      soldOut: true,
      failedSources: ['100', 'broker'],
      lostAnswers: true,
      silentApprovers: true,
      slowSource: { source: '112', milliseconds: 1500 },
    });
  });

  it('contains at first what is switched on', () => {
    const switches = { ...toSwitches(empty, sources), clockOffsetMinutes: 90, failedSources: ['100'] };
    expect(toSwitches(practiceValues(switches, sources), sources)).toEqual(switches);
    expect(
      practiceValues({ ...switches, slowSource: { source: '112', milliseconds: 5 } }, sources),
    ).toMatchObject({ slowSource: '112', slowMilliseconds: '5', fails: { 100: true, 112: false } });
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

  it.each(['', '0', '60001', 'x'])('requires the delay of a slow source, and refuses %j', (text) => {
    const slow = { ...empty, slowMilliseconds: text };
    expect(faultyNumbers(slow)).toEqual([]);
    expect(faultyNumbers({ ...slow, slowSource: '112' })).toEqual(['slowMilliseconds']);
  });
});
