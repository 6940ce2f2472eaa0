import { describe, expect, it } from 'vitest';
import { listDeadlines, priceDeadlines } from './cancellation-terms.ts';
import { parseDay } from './stay.ts';

const early = new Date('2026-10-01T00:00:00Z');
const arrival = (date: string) => ({ checkIn: parseDay(date) ?? Number.NaN });
const francs = (amount: number) => ({ amount, currency: 'CHF' });

describe('the evening until which a rate is free', () => {
  it.each([
    ['2026-12-01', 'Europe/Zurich', '2026-12-01T17:00:00.000Z'],
    ['2027-03-27', 'Europe/Zurich', '2027-03-27T17:00:00.000Z'],
    ['2027-03-28', 'Europe/Zurich', '2027-03-28T16:00:00.000Z'],
    ['2026-10-25', 'Europe/London', '2026-10-25T18:00:00.000Z'],
    ['2026-10-24', 'Europe/London', '2026-10-24T17:00:00.000Z'],
    ['2027-03-14', 'America/New_York', '2027-03-14T22:00:00.000Z'],
    ['2027-03-13', 'America/New_York', '2027-03-13T23:00:00.000Z'],
    ['2026-12-01', 'Asia/Kolkata', '2026-12-01T12:30:00.000Z'],
    ['2026-12-01', 'Pacific/Kiritimati', '2026-12-01T04:00:00.000Z'],
    ['2026-12-01', 'Pacific/Honolulu', '2026-12-02T04:00:00.000Z'],
  ])('of an arrival on %s in %s is that of the hotel: %s', (date, zone, at) => {
    expect(listDeadlines('sameDay', arrival(date), zone, early)).toEqual([{ at, of: 'firstNight' }]);
  });

  it('is a day or two earlier for cheaper rates, also when the clocks change in between', () => {
    expect(listDeadlines('dayBefore', arrival('2027-03-28'), 'Europe/Zurich', early)).toEqual([
      { at: '2027-03-27T17:00:00.000Z', of: 'firstNight' },
    ]);
    expect(listDeadlines('twoDaysBefore', arrival('2027-03-29'), 'Europe/Zurich', early)).toEqual([
      { at: '2027-03-27T17:00:00.000Z', of: 'firstNight' },
      { at: '2027-03-29T16:00:00.000Z', of: 'stay' },
    ]);
  });

  it('does not exist for the cheapest', () => {
    expect(listDeadlines('never', arrival('2026-12-01'), 'Europe/Zurich', early)).toEqual([]);
  });

  it.each([
    ['sameDay', '2026-12-01T16:59:59Z', 1],
    ['sameDay', '2026-12-01T17:00:00Z', 0],
    ['dayBefore', '2026-11-30T16:59:59Z', 1],
    ['dayBefore', '2026-11-30T17:00:00Z', null],
    ['twoDaysBefore', '2026-11-29T16:59:59Z', 2],
    ['twoDaysBefore', '2026-11-29T17:00:00Z', null],
  ] as const)('of %s counts at %s', (terms, at, count) => {
    const deadlines = listDeadlines(terms, arrival('2026-12-01'), 'Europe/Zurich', new Date(at));
    expect(deadlines?.length ?? null).toBe(count);
  });
});

it('has a deadline only where the penalty increases', () => {
  const deadlines = [
    { at: '2026-11-29T17:00:00.000Z', of: 'firstNight' },
    { at: '2026-12-01T17:00:00.000Z', of: 'stay' },
  ] as const;
  const penalties = (firstNight: number, stay: number) =>
    priceDeadlines(deadlines, { firstNight: francs(firstNight), stay: francs(stay) }).deadlines;
  expect(penalties(100, 250).map(({ penalty }) => penalty.amount)).toEqual([100, 250]);
  expect(penalties(100, 100)).toEqual([{ at: '2026-11-29T17:00:00.000Z', penalty: francs(100) }]);
});
