import { expect, test } from 'vitest';
import { timeShift } from '#tests/support/fixed-today.ts';
import { eventId } from './event-id.ts';

test('ids are in the order in which they were made, however many there are in a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, eventId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id is a UUID of version 7 that tells when it was made', () => {
  // Ids have the time of the machine, and tests a day of their own.
  const began = Date.now() - timeShift;
  const id = eventId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const made = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  expect(Math.abs(made - began)).toBeLessThan(1000);
});
