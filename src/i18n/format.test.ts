import { describe, expect, it } from 'vitest';
import * as formats from './format.ts';

/** Non-breaking spaces separate numbers and units. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const money = (amount: number, currency: string) => plain(formats.formatMoney({ amount, currency }));

describe('money', () => {
  it.each([
    [123_450, 'CHF', 'CHF 1,234.50'],
    [0, 'EUR', 'EUR 0.00'],
    [5, 'EUR', 'EUR 0.05'],
    [-5, 'EUR', '-EUR 0.05'],
    [12_000, 'JPY', 'JPY 12,000'],
    [0, 'JPY', 'JPY 0'],
    [1_234, 'KWD', 'KWD 1.234'],
    [999_999_999_999_999, 'CHF', 'CHF 9,999,999,999,999.99'],
  ])('of %i minor units of %s is %s', (amount, currency, text) => {
    expect(money(amount, currency)).toBe(text);
  });

  it.each([
    [1_200, '+CHF 12.00'],
    [-1_200, '-CHF 12.00'],
    [0, 'CHF 0.00'],
  ])('shows the sign of a difference of %i', (amount, text) => {
    expect(plain(formats.formatDifference({ amount, currency: 'CHF' }))).toBe(text);
  });
});

describe('a day', () => {
  it('has the four formats of the interface', () => {
    expect(formats.formatDate('2027-03-04')).toBe('4 Mar 2027');
    expect(formats.formatShortDay('2027-03-14')).toBe('Sun 14 Mar');
    expect(formats.formatDay('2027-03-14')).toBe('Sunday 14 March');
    expect(formats.formatFullDay('2027-03-14')).toBe('Sunday 14 March 2027');
  });
});

it('names the days of a week', () => {
  expect([1, 2, 7].map(formats.formatWeekday)).toEqual(['Mon', 'Tue', 'Sun']);
});

describe('an instant', () => {
  it('is written in local time, on both sides of midnight', () => {
    expect(formats.formatInstant('2027-03-14T23:30:00.000Z', 'Europe/Zurich')).toBe('Mon 15 Mar, 00:30');
    expect(formats.formatInstant('2027-03-14T23:30:00.000Z', 'America/New_York')).toBe('Sun 14 Mar, 19:30');
    expect(formats.formatFullInstant('2027-12-31T17:00:00.000Z', 'Asia/Tokyo')).toBe('1 Jan 2028, 02:00');
  });

  it('is not shifted by the hour that clocks skip', () => {
    expect(formats.formatInstant('2027-03-28T00:59:00.000Z', 'Europe/Zurich')).toBe('Sun 28 Mar, 01:59');
    expect(formats.formatInstant('2027-03-28T01:30:00.000Z', 'Europe/Zurich')).toBe('Sun 28 Mar, 03:30');
    expect(formats.formatInstant('2027-03-28T02:30:00.000Z', 'UTC')).toBe('Sun 28 Mar, 02:30');
  });

  it("can be written in the user's time zone", () => {
    expect(formats.formatInstant('2027-03-14T12:00:00.000Z', formats.localZone())).toMatch(
      /^\w{3} 1[345] Mar/,
    );
  });
});

it('writes distances in the unit of the company', () => {
  expect(plain(formats.formatDistance(1.24, 'km'))).toBe('1.2 km');
  expect(plain(formats.formatDistance(6, 'mi'))).toBe('6 mi');
});

it('never rounds a short distance to 0', () => {
  expect(plain(formats.formatDistance(0.03, 'km'))).toBe('< 0.1 km');
  expect(plain(formats.formatDistance(0.03, 'mi'))).toBe('< 0.1 mi');
  expect(plain(formats.formatDistance(0.1, 'km'))).toBe('0.1 km');
  expect(plain(formats.formatDistance(0, 'km'))).toBe('0 km');
});
