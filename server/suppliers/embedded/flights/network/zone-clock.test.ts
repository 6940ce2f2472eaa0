import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay, timeText, toMinutes } from './calendar.ts';
import { worldAirports } from './world-airports.ts';
import { offsetAt, toUtc } from './zone-clock.ts';

const zones = [...new Set([...worldAirports().values()].map(({ zone }) => zone))];
const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
  .map((utc) => utc);
const minutes = (text: string) => toMinutes(new Date(`${text}Z`));

describe('the clocks of a zone', () => {
  it('agree with the runtime, at any time, in any zone of an airport', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (timeZone, utc) => {
        const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
        expect(timeText(utc + offsetAt(timeZone, utc))).toBe(clock.format(utc * 60_000).replace(' ', 'T'));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Europe/Zurich', '2027-03-28T00:59', 60],
    ['Europe/Zurich', '2027-03-28T01:00', 120],
    ['America/New_York', '2026-11-01T05:59', -240],
    ['America/New_York', '2026-11-01T06:00', -300],
    ['Australia/Lord_Howe', '2027-04-03T14:59', 660],
    ['Australia/Lord_Howe', '2027-04-03T15:00', 630],
    ['Asia/Kathmandu', '2027-01-01T00:00', 345],
  ])('are changed to the minute: %s, %s', (zone, utc, offset) => {
    expect(offsetAt(zone, minutes(utc))).toBe(offset);
  });

  it('convert a local time to an instant and back, unless it is skipped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, utc) => {
        const local = utc + offsetAt(zone, utc);
        const found = toUtc(zone, local);
        expect(found + offsetAt(zone, found)).toBe(local);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['left out', '2027-03-28T02:30', '2027-03-28T01:30'],
    ['twice', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['in between', '2026-10-25T03:00', '2026-10-25T02:00'],
  ])('read a time that comes %s', (_, local, utc) => {
    expect(toUtc('Europe/Zurich', minutes(local))).toBe(minutes(utc));
  });
});

describe('a day', () => {
  it.each([
    ['1970-01-01', 0],
    ['2026-12-01', 20_788],
    ['2028-02-29', 21_243],
  ])('%s has a number', (date, number) => {
    expect(parseDay(date)).toBe(number);
  });

  it.each(['2026-02-29', '2026-12-1', '2026-13-01', '', '2026-12-01T00:00'])('is not "%s"', (date) => {
    expect(parseDay(date)).toBeNull();
  });
});
