import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRental } from './rental.ts';

describe('a rental', () => {
  it.each([
    ['2026-12-01T08:00', '2026-12-01T18:00', 1],
    ['2026-12-01T08:00', '2026-12-02T08:00', 1],
    ['2026-12-01T08:00', '2026-12-02T08:01', 2],
    ['2026-12-01T08:00', '2026-12-03T18:00', 3],
    ['2027-03-27T08:00', '2027-03-28T08:00', 1],
    ['2026-12-28T08:00', '2027-01-04T08:00', 7],
    ['2026-12-01T08:00', '2027-03-01T08:00', 90],
  ])('from %s to %s takes the days that are begun: %i', (from, to, days) => {
    expect(readRental(from, to)?.days).toBe(days);
  });

  it.each([
    ['2026-12-01T08:00', '2026-12-01T08:00'],
    ['2026-12-02T08:00', '2026-12-01T08:00'],
    ['2026-12-01T08:00', '2027-03-01T08:01'],
    ['2026-12-01', '2026-12-03'],
    ['2026-02-30T08:00', '2026-03-03T08:00'],
    ['', ''],
  ])('from %s to %s is none', (from, to) => {
    expect(readRental(from, to)).toBeNull();
  });

  it('occupies the car on each calendar day that it touches', () => {
    expect(readRental('2026-12-30T23:00', '2027-01-01T01:00')?.dates).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
  });

  it('is at most a day shorter than the charged period', () => {
    const minutes = fc.integer({ min: 1, max: 90 * 1440 });
    fc.assert(
      fc.property(minutes, (length) => {
        const to = new Date(Date.UTC(2026, 11, 1, 8) + length * 60_000).toISOString().slice(0, 16);
        const days = readRental('2026-12-01T08:00', to)?.days ?? 0;
        expect(days * 1440).toBeGreaterThanOrEqual(length);
        expect((days - 1) * 1440).toBeLessThan(length);
      }),
    );
  });
});
