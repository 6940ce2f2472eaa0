import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, localDay } from './local-time.ts';
import { dayOf } from './stay.ts';

const at = (date: string, time: string, zone: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf(dayOf(date) ?? Number.NaN, hours * 60 + minutes, zone);
};

describe('the clock of a hotel', () => {
  it.each([
    ['2026-12-01', '18:00', 'Europe/Zurich', '2026-12-01T17:00:00.000Z'],
    ['2027-03-27', '18:00', 'Europe/Zurich', '2027-03-27T17:00:00.000Z'],
    ['2027-03-28', '18:00', 'Europe/Zurich', '2027-03-28T16:00:00.000Z'],
    ['2026-10-25', '18:00', 'Europe/London', '2026-10-25T18:00:00.000Z'],
    ['2026-10-24', '18:00', 'Europe/London', '2026-10-24T17:00:00.000Z'],
    ['2027-03-14', '18:00', 'America/New_York', '2027-03-14T22:00:00.000Z'],
    ['2027-03-13', '18:00', 'America/New_York', '2027-03-13T23:00:00.000Z'],
    ['2026-12-01', '18:00', 'Asia/Kolkata', '2026-12-01T12:30:00.000Z'],
    ['2026-12-01', '18:00', 'Australia/Sydney', '2026-12-01T07:00:00.000Z'],
    ['2026-12-01', '18:00', 'Pacific/Kiritimati', '2026-12-01T04:00:00.000Z'],
    ['2026-12-01', '18:00', 'Pacific/Honolulu', '2026-12-02T04:00:00.000Z'],
  ])('shows %s %s in %s at %s', (date, time, zone, instant) => {
    expect(at(date, time, zone)).toBe(instant);
  });

  it('shows what it was asked for', () => {
    const zones = fc.constantFrom(
      'Europe/Zurich',
      'America/Sao_Paulo',
      'Asia/Tokyo',
      'Australia/Lord_Howe',
      'America/Santiago',
    );
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 22_000 }), zones, (day, zone) => {
        const shown = new Date(instantOf(day, 18 * 60, zone)).toLocaleString('sv-SE', { timeZone: zone });
        expect(shown).toBe(`${new Date(day * 86_400_000).toISOString().slice(0, 10)} 18:00:00`);
      }),
    );
  });

  it.each([
    ['2026-12-01T22:59:59Z', 'Europe/Zurich', '2026-12-01'],
    ['2026-12-01T23:00:00Z', 'Europe/Zurich', '2026-12-02'],
    ['2026-12-02T04:59:59Z', 'America/New_York', '2026-12-01'],
    ['2026-12-01T15:00:00Z', 'Asia/Tokyo', '2026-12-02'],
  ])('at %s in %s is on %s', (instant, zone, date) => {
    expect(localDay(new Date(instant), zone)).toBe(dayOf(date));
  });
});
