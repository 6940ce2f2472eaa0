import { expect, it } from 'vitest';
import type { TripSummary } from '#domain/contract.ts';
import { chf, TRIP_IN_LIST } from '#stories/support/trip-fixtures.ts';
import {
  approvableTogether,
  type BulkItem,
  bulkTotals,
  countResults,
  withoutFailures,
  withResult,
} from './bulk-approval.ts';

const waiting = { level: 1 as const, deciders: [], until: '2027-03-02T09:30:00.000Z' };
const trip = (_id: string, more: Partial<TripSummary> = {}): TripSummary => ({
  ...TRIP_IN_LIST,
  _id,
  ...more,
});

it('approves together only trips that comply with the rules and wait for the user', () => {
  const trips = [
    trip('both', { waiting: { ...waiting, keepsRules: true, mayDecide: true as const } }),
    trip('breaks a rule', { waiting: { ...waiting, keepsRules: false, mayDecide: true as const } }),
    trip('of others', { waiting: { ...waiting, keepsRules: true } }),
    trip('a change', {
      waiting: { ...waiting, keepsRules: true, mayDecide: true as const, change: true as const },
    }),
    trip('waits for nothing'),
  ];
  expect(approvableTogether(trips).map(({ _id }) => _id)).toEqual(['both']);
});

it('sums up each currency separately', () => {
  const euro = { amount: 12000, currency: 'EUR' };
  expect(bulkTotals([{ total: chf(100) }, { total: euro }, { total: chf(250) }])).toEqual([chf(350), euro]);
  expect(bulkTotals([])).toEqual([]);
});

it('counts the results and opens only the failed ones', () => {
  const items: BulkItem[] = ['a', 'b', 'c', 'd'].map((id) => ({ trip: trip(id), result: null }));
  const some = withResult(withResult(items, 'a', { kind: 'approved' }), 'b', { kind: 'changed' });
  const ended = withResult(some, 'c', { kind: 'failed', message: 'No network' });
  expect(countResults(ended)).toEqual({ approved: 1, changed: 1, failed: 1, unsent: 1 });
  expect(countResults(withoutFailures(ended))).toEqual({ approved: 1, changed: 1, failed: 0, unsent: 2 });
});
