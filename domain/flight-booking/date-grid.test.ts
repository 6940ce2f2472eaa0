import { describe, expect, it } from 'vitest';
import { type DatePair, datePairsAround } from './date-grid.ts';

const ALWAYS = { first: '2027-01-01', last: '2027-12-31' };

const round = (departureDate: string, returnDate: string): DatePair => ({ departureDate, returnDate });

describe('the pairs of days around a trip', () => {
  it('are 49 for a round trip, the nearest first', () => {
    const pairs = datePairsAround(round('2027-03-27', '2027-04-05'), [ALWAYS, ALWAYS]);
    expect(pairs).toHaveLength(49);
    expect(pairs[0]).toEqual(round('2027-03-27', '2027-04-05'));
    expect(pairs[48]).toEqual(round('2027-03-30', '2027-04-08'));
  });

  it('are seven for one way, also where clocks are put forward', () => {
    const pairs = datePairsAround({ departureDate: '2027-03-28', returnDate: null }, [ALWAYS]);
    expect(pairs.map(({ departureDate }) => departureDate).sort()).toEqual([
      '2027-03-25',
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
      '2027-03-30',
      '2027-03-31',
    ]);
  });

  it('never return before they depart', () => {
    const pairs = datePairsAround(round('2027-03-10', '2027-03-10'), [ALWAYS, ALWAYS]);
    expect(pairs).toHaveLength(28);
    for (const { departureDate, returnDate } of pairs) expect(String(returnDate) >= departureDate).toBe(true);
  });

  it('are only those that can be booked at the airport of each direction', () => {
    const bookable = [
      { first: '2027-03-10', last: '2027-03-12' },
      { first: '2027-03-09', last: '2027-03-11' },
    ];
    const pairs = datePairsAround(round('2027-03-10', '2027-03-11'), bookable);
    expect(pairs.map((pair) => `${pair.departureDate} ${pair.returnDate}`).sort()).toEqual([
      '2027-03-10 2027-03-10',
      '2027-03-10 2027-03-11',
      '2027-03-11 2027-03-11',
    ]);
  });
});
