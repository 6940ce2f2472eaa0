import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateAt,
  dayAfter,
  daysFromTo,
  isLocalTime,
  isTimeZone,
  minutesBetween,
  nightsBetween,
  toInstant,
  weekdayOf,
  withOffset,
} from './local-time.ts';

it.each([
  ['Europe/Zurich', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Europe/ZURICH', false],
  ['Europe/Zug', false],
  ['+01:00', false],
])('"%s" is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

describe('a local time', () => {
  it.each(['2026-11-21T08:00', '2028-02-29T00:00', '2026-12-31T23:59'])('is %s', (text) => {
    expect(isLocalTime(text)).toBe(true);
  });

  it.each([
    '2026-02-29T08:00',
    '2026-02-30T08:00',
    '2026-13-01T08:00',
    '2026-11-21T24:00',
    '2026-11-21T08:60',
    '2026-11-21 08:00',
    '2026-11-21',
    '2026-11-21T08:00Z',
    '',
  ])('is not "%s"', (text) => {
    expect(isLocalTime(text)).toBe(false);
  });
});

describe('the day', () => {
  it.each([
    ['2026-12-01T22:59:59Z', 'Europe/Zurich', '2026-12-01'],
    ['2026-12-01T23:00:00Z', 'Europe/Zurich', '2026-12-02'],
    ['2026-07-01T22:00:00Z', 'Europe/Zurich', '2026-07-02'],
    ['2026-12-02T04:59:59Z', 'America/New_York', '2026-12-01'],
    ['2026-12-01T15:00:00Z', 'Asia/Tokyo', '2026-12-02'],
    ['2026-12-31T23:59:59Z', 'Europe/London', '2026-12-31'],
  ])('at %s in %s is %s', (instant, zone, day) => {
    expect(dateAt(new Date(instant), zone)).toBe(day);
  });
});

describe('the local time with its offset', () => {
  it.each([
    ['2026-12-01T22:59:59.000Z', 'Europe/Zurich', '2026-12-01T23:59:59.000+01:00'],
    ['2026-07-01T22:30:00.000Z', 'Europe/Zurich', '2026-07-02T00:30:00.000+02:00'],
    ['2026-12-01T03:00:00.000Z', 'America/St_Johns', '2026-11-30T23:30:00.000-03:30'],
    ['2026-12-01T03:00:00.000Z', 'UTC', '2026-12-01T03:00:00.000Z'],
  ])('of %s in %s is %s', (instant, zone, local) => {
    expect(withOffset(new Date(instant), zone)).toBe(local);
    expect(new Date(local).toISOString()).toBe(instant);
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['winter', '2026-12-01T08:00', 'Europe/Zurich', '2026-12-01T07:00'],
    ['summer', '2026-07-01T08:00', 'Europe/Zurich', '2026-07-01T06:00'],
    ['west of Greenwich', '2026-12-01T08:00', 'America/New_York', '2026-12-01T13:00'],
    ['half an hour', '2026-12-01T08:00', 'Asia/Kolkata', '2026-12-01T02:30'],
    ['the next day', '2026-12-01T08:00', 'Pacific/Auckland', '2026-11-30T19:00'],
    ['no offset', '2026-12-01T08:00', 'Europe/London', '2026-12-01T08:00'],
    ['just before clocks go forward', '2026-03-29T01:59', 'Europe/Zurich', '2026-03-29T00:59'],
    ['left out', '2026-03-29T02:30', 'Europe/Zurich', '2026-03-29T01:30'],
    ['just after clocks go forward', '2026-03-29T03:00', 'Europe/Zurich', '2026-03-29T01:00'],
    ['twice', '2026-10-25T02:30', 'Europe/Zurich', '2026-10-25T00:30'],
    ['after it came twice', '2026-10-25T03:00', 'Europe/Zurich', '2026-10-25T02:00'],
    ['twice, in the west', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30'],
  ])('is found: %s', (_, local, zone, expected) => {
    expect(toInstant(local, zone).toISOString()).toBe(`${expected}:00.000Z`);
  });

  it('is what clocks show then, unless they leave it out', () => {
    const zones = ['Europe/Zurich', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
    const times = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, fc.constantFrom(...zones), (time, timeZone) => {
        const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
        const shown = new Intl.DateTimeFormat('sv', options).format(time).replace(' ', 'T');
        const again = new Intl.DateTimeFormat('sv', options).format(toInstant(shown, timeZone));
        expect(again.replace(' ', 'T')).toBe(shown);
      }),
    );
  });

  it('is not made of anything else', () => {
    expect(() => toInstant('2026-02-30T08:00', 'Europe/Zurich')).toThrow('is no local time');
  });
});

describe('the calendar', () => {
  it('counts minutes by the clock', () => {
    expect(minutesBetween('2026-03-28T08:00', '2026-03-29T08:00')).toBe(1440);
    expect(minutesBetween('2026-03-28T08:00', '2026-03-28T07:59')).toBe(-1);
    expect(minutesBetween('2026-02-30T08:00', '2026-03-28T07:59')).toBeNaN();
  });

  it('lists days over the ends of months', () => {
    expect(daysFromTo('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysFromTo('2026-11-21', '2026-11-21')).toEqual(['2026-11-21']);
    expect(daysFromTo('2026-11-21', '2026-11-20')).toEqual([]);
  });

  it('starts the week on Monday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-21'), weekdayOf('2026-11-22')]).toEqual([0, 5, 6]);
  });
});

describe('days', () => {
  it.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 362, '2027-12-28'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-03-28', 0, '2027-03-28'],
  ])('%s and %i more is %s', (day, days, other) => {
    expect(dayAfter(day, days)).toBe(other);
    expect(nightsBetween(day, other)).toBe(days);
  });
});
