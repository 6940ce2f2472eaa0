import { expect, it } from 'vitest';
import { PART_STATUSES, type PartStatus } from '#domain/trip-status.ts';
import { isBusy, isSettled, type PartSnapshot, partSnapshot, selectCancellation } from './part-selectors.ts';

const those = (selector: (snapshot: PartSnapshot) => boolean): PartStatus[] =>
  PART_STATUSES.filter((status) => selector(partSnapshot(status)));

it('is where it is stored to be', () => {
  expect(PART_STATUSES.map((status) => partSnapshot(status).value)).toEqual([...PART_STATUSES]);
});

it('is either in progress or settled', () => {
  expect(those(isBusy)).toEqual(['confirming', 'unknown', 'changing', 'cancelling']);
  expect(those(isSettled)).toEqual(['held', 'confirmed', 'cancelled', 'failed']);
});

it('can be cancelled while it is held or booked, and not before the supplier has answered', () => {
  const cancellations = PART_STATUSES.map((status) => [status, selectCancellation(partSnapshot(status))]);
  expect(Object.fromEntries(cancellations)).toEqual({
    held: 'now',
    confirmed: 'now',
    cancelled: 'never',
    failed: 'never',
    confirming: 'later',
    unknown: 'later',
    changing: 'later',
    cancelling: 'later',
  });
});
