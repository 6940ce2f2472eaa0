import { expect, test } from 'vitest';
import { longestTasks, type TraceEvent } from './trace-tasks.ts';

const task = (ts: number, dur: number, tid = 1): TraceEvent => ({
  ...{ name: 'ThreadControllerImpl::RunTask', pid: 1, tid, ts, dur, args: {} },
});
const event = (type: string, ts: number): TraceEvent => ({
  ...{ name: 'EventDispatch', pid: 1, tid: 1, ts, dur: 10, args: { data: { type } } },
});

test('of each key, the longest task on its thread counts until the next one', () => {
  const events = [
    ...[task(0, 9_000), event('keydown', 10_100), task(10_000, 2_000), task(15_000, 4_000)],
    ...[event('keyup', 20_000), event('keydown', 30_100), task(30_000, 7_000), task(40_000, 1_000)],
    task(12_000, 99_000, 2),
  ];
  expect(longestTasks(events)).toEqual([4, 7]);
});

test('what other programs take from the processor does not count', () => {
  expect(longestTasks([event('keydown', 10), { ...task(0, 9_000), tdur: 3_000 }])).toEqual([3]);
});

test('without a key there is nothing to tell', () => {
  expect(longestTasks([task(0, 9_000)])).toEqual([]);
});

test('what the browser does for itself does not count, whoever tells of it', () => {
  const errand = { ...task(11_000, 8_000), args: { src_file: 'components/autofill/form_tracker.cc' } };
  const told = { ...task(10_990, 8_020), name: 'RunTask' };
  const drawing = { ...task(20_000, 5_000), args: { src_file: 'cc/trees/proxy_impl.cc' } };
  expect(longestTasks([event('keydown', 10), told, errand, drawing])).toEqual([5]);
});
