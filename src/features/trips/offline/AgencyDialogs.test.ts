import { expect, it } from 'vitest';
import { cancellationFaults, computeRefund } from './AgencyDialogs.tsx';

const price = { amount: 12_850, currency: 'CHF' };

it.each([
  ['0', 12_850],
  ['28.50', 10_000],
  ['128.50', 0],
])('refunds what is not kept: %s', (penalty, refund) => {
  expect(cancellationFaults({ reason: 'Strike', penalty }, price)).toEqual({});
  expect(computeRefund({ reason: '', penalty }, price)).toEqual({ amount: refund, currency: 'CHF' });
});

it.each([
  ['', 'required'],
  ['much', 'amount'],
  ['128.51', 'abovePrice'],
])('accepts no penalty of “%s”', (penalty, fault) => {
  expect(cancellationFaults({ reason: ' ', penalty }, price)).toEqual({ reason: 'required', penalty: fault });
  expect(computeRefund({ reason: '', penalty }, price)).toBeNull();
});
