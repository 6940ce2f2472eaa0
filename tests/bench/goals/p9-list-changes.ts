import type { Bench } from '../bench.ts';
import { CAR_CHANGES, FLIGHT_CHANGES, HOTEL_CHANGES, timeListChanges } from '../browser/list-changes.ts';
import type { Finding } from '../measure/finding.ts';
import { median } from '../measure/statistics.ts';
import { inMs } from '../measure/wording.ts';

const ROUNDS = 5;

export async function measureP9(bench: Bench): Promise<Finding[]> {
  const { browser, front } = await bench.browser();
  const hotels = await timeListChanges(browser, `${front.origin}/hotel-list/`, HOTEL_CHANGES, ROUNDS);
  const cars = await timeListChanges(browser, `${front.origin}/car-list/`, CAR_CHANGES, ROUNDS);
  const flights = await timeListChanges(browser, `${front.origin}/flight-list/`, FLIGHT_CHANGES, ROUNDS);
  return [
    ...findingsOf('1,000 hotels with 6,000 offers', hotels),
    ...findingsOf('1,000 cars', cars),
    ...findingsOf('600 flights with 6,000 fares', flights),
  ];
}

function findingsOf(list: string, times: readonly number[]): Finding[] {
  const [middle, longest] = [median(times), Math.max(...times)];
  const what = `Filter or sort of ${list}, CPU 4x, to the next paint`;
  const detail = `${times.length} changes, ${inMs(Math.min(...times))} to ${inMs(longest)}`;
  const shared = { goal: 'P9', unit: 'ms', detail, steady: true } as const;
  return [
    { ...shared, what: `${what}: median`, value: middle, must: { atMost: 60 }, reach: { atMost: 48 } },
    { ...shared, what: `${what}: longest`, value: longest, must: { atMost: 100 }, reach: { atMost: 80 } },
  ];
}
