import { expect, it } from 'vitest';
import { RENTAL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import type { TripPart } from './contract.ts';
import { heldUntil, partsByOutcome } from './parts-by-outcome.ts';
import { PART_STATUSES } from './trip-status.ts';

const heldPart = (part: TripPart, until: string): TripPart => ({ ...part, status: 'held', heldUntil: until });

it('separates booked, failed and held parts', () => {
  const parts = PART_STATUSES.map((status) => ({ ...STAY, status }));
  const { booked, failed, held: waiting } = partsByOutcome({ parts });
  expect(booked.map(({ status }) => status).toSorted()).toEqual([
    'cancelling',
    'changing',
    'confirmed',
    'confirming',
    'unknown',
  ]);
  expect(failed.map(({ status }) => status)).toEqual(['failed']);
  expect(waiting.map(({ status }) => status)).toEqual(['held']);
});

it('holds all parts until the first hold expires', () => {
  const parts = [
    heldPart(STAY, '2027-03-02T09:30:00.000Z'),
    heldPart(RENTAL, '2027-03-02T08:00:00.000Z'),
    { ...STAY_ABROAD, heldUntil: '2027-03-01T08:00:00.000Z' },
  ];
  expect(heldUntil(parts)).toBe('2027-03-02T08:00:00.000Z');
  expect(heldUntil([STAY])).toBeNull();
});
