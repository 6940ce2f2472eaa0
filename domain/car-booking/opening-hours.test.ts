import { describe, expect, it } from 'vitest';
import { hoursOfWeek, hoursOn, isOpenAt, jointHoursOn, nearestOpenTime } from './opening-hours.ts';

const MONDAY = '2027-03-01';
const SUNDAY = '2027-03-07';
const office = { openingHours: [{ weekday: 1, from: '07:30', to: '18:30' }] };
const desk = {
  openingHours: [
    { weekday: 1, from: '06:00', to: '24:00' },
    { weekday: 7, from: '10:00', to: '20:00' },
  ],
};

describe('a station', () => {
  it.each([
    ['07:29', false],
    ['07:30', true],
    ['18:30', true],
    ['18:31', false],
  ])('that opens from 07:30 to 18:30 is open at %s: %s', (time, open) => {
    expect(isOpenAt(office, MONDAY, time)).toBe(open);
  });

  it('is closed on a day without hours', () => {
    expect(hoursOn(office, SUNDAY)).toBeNull();
    expect(isOpenAt(office, SUNDAY, '12:00')).toBe(false);
  });
});

describe('the hours of a week', () => {
  const workdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '07:30', to: '18:30' }));

  it('are listed once for consecutive days', () => {
    expect(hoursOfWeek({ openingHours: [...workdays, { weekday: 6, from: '08:00', to: '12:00' }] })).toEqual([
      { first: 1, last: 5, hours: { from: '07:30', to: '18:30' } },
      { first: 6, last: 6, hours: { from: '08:00', to: '12:00' } },
      { first: 7, last: 7, hours: null },
    ]);
  });

  it('are a single row when all days are alike', () => {
    expect(hoursOfWeek({ openingHours: [] })).toEqual([{ first: 1, last: 7, hours: null }]);
  });
});

describe('several stations', () => {
  it('are open as long as any of them is', () => {
    expect(jointHoursOn([office, desk], MONDAY)).toEqual({ from: '06:00', to: '24:00' });
    expect(jointHoursOn([office, desk], SUNDAY)).toEqual({ from: '10:00', to: '20:00' });
    expect(jointHoursOn([office], SUNDAY)).toBeNull();
    expect(jointHoursOn([], MONDAY)).toBeNull();
  });
});

describe('the nearest open time', () => {
  it.each([
    ['stays while the station is open', '2027-03-01T12:00', '2027-03-01T12:00', '2027-03-01T12:00'],
    ['waits for the opening', '2027-03-01T05:00', '2027-03-01T06:00', '2027-02-28T20:00'],
    ['is after or before the closing', '2027-03-07T21:30', '2027-03-08T06:00', '2027-03-07T20:00'],
    ['passes over closed days', '2027-03-03T12:00', '2027-03-07T10:00', '2027-03-01T23:30'],
  ])('%s', (_, wanted, next, last) => {
    expect(nearestOpenTime([desk], wanted, 'after')).toBe(next);
    expect(nearestOpenTime([desk], wanted, 'before')).toBe(last);
  });

  it('is that of the station which is open soonest, and none without an open station', () => {
    expect(nearestOpenTime([office, desk], '2027-03-01T05:00', 'after')).toBe('2027-03-01T06:00');
    expect(nearestOpenTime([office, desk], '2027-03-01T05:00', 'before')).toBe('2027-02-28T20:00');
    expect(nearestOpenTime([{ openingHours: [] }], '2027-03-01T05:00', 'after')).toBeNull();
  });
});
