import { expect, it } from 'vitest';
import { cancellationPeriods } from './cancellation-periods.ts';

const chf = (amount: number) => ({ amount, currency: 'CHF' });
const first = { at: '2027-03-13T17:00:00.000Z', penalty: chf(21_200) };
const second = { at: '2027-03-14T17:00:00.000Z', penalty: chf(42_400) };

it('starts with the period of free cancellation', () => {
  expect(cancellationPeriods([first, second], '2027-03-01T00:00:00.000Z')).toEqual([
    { from: null, until: first.at, penalty: null },
    { from: first.at, until: second.at, penalty: first.penalty },
    { from: second.at, until: null, penalty: second.penalty },
  ]);
});

it('leaves out past periods, to the millisecond', () => {
  expect(cancellationPeriods([first, second], first.at)).toEqual([
    { from: null, until: second.at, penalty: first.penalty },
    { from: second.at, until: null, penalty: second.penalty },
  ]);
  expect(cancellationPeriods([first], '2027-04-01T00:00:00.000Z')).toEqual([
    { from: null, until: null, penalty: first.penalty },
  ]);
});

it('is empty for a rate that is never refunded', () => {
  expect(cancellationPeriods([], '2027-03-01T00:00:00.000Z')).toEqual([]);
});
