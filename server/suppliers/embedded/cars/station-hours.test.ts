import { describe, expect, it } from 'vitest';
import { airportHours, cityHours, presenceAt } from './station-hours.ts';

const office = cityHours(30_000, 'standard', 'CH');
const large = airportHours('large', 'standard', false);
const hub = airportHours('hub', 'premium', false);

describe('the staff of a station is present', () => {
  it.each([
    ['an office when it opens on Monday', office, false, '2026-11-23T08:00', 'open'],
    ['an office when it closes on Friday', office, false, '2026-11-27T18:00', 'open'],
    ['an office a minute later', office, false, '2026-11-27T18:01', 'closed'],
    ['an office on Saturday morning', office, false, '2026-11-28T11:59', 'open'],
    ['an office on Saturday afternoon', office, false, '2026-11-28T14:00', 'closed'],
    ['an office on Sunday', office, false, '2026-11-29T10:00', 'closed'],
    ['an airport in the morning', large, true, '2026-11-29T07:00', 'open'],
    ['an airport before it opens', large, true, '2026-11-29T05:00', 'afterHours'],
    ['an airport long before', large, true, '2026-11-29T04:59', 'closed'],
    ['an airport after midnight', large, true, '2026-11-30T00:59', 'afterHours'],
    ['an airport in the night', large, true, '2026-11-30T01:01', 'closed'],
    ['an airport that closes at midnight, then', hub, true, '2026-11-30T00:00', 'open'],
    ['an airport that closes at midnight, later', hub, true, '2026-11-30T02:00', 'afterHours'],
  ] as const)('%s', (_, hours, atAirport, local, presence) => {
    expect(presenceAt(hours, local, atAirport)).toBe(presence);
  });

  it('always where it never closes', () => {
    const hours = airportHours('hub', 'premium', true);
    expect(presenceAt(hours, '2026-11-29T03:17', true)).toBe('open');
  });
});

describe('the hours of an office', () => {
  it('are longer in large cities, also on Sundays', () => {
    expect(cityHours(2_000_000, 'premium', 'GB')[6]).toEqual({ from: '09:00', to: '13:00' });
    expect(cityHours(2_000_000, 'value', 'GB')[6]).toBeNull();
    expect(cityHours(150_000, 'value', 'DE')[5]).toEqual({ from: '08:00', to: '14:00' });
    expect(cityHours(30_000, 'value', 'DE')[5]).toBeNull();
  });

  it.each([
    ['SA', [0, 1, 2, 3, 6], 5, 4],
    ['IL', [0, 1, 2, 3, 6], 4, 5],
  ])('keep the weekend of %s', (country, workdays, short, rest) => {
    const hours = cityHours(30_000, 'standard', country);
    for (const day of workdays) expect(hours[day]).toEqual({ from: '08:00', to: '18:00' });
    expect(hours[short]).toEqual({ from: '08:00', to: '12:00' });
    expect(hours[rest]).toBeNull();
  });
});
