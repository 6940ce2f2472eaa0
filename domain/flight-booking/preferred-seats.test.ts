import { describe, expect, it } from 'vitest';
import { fareQuote, OFFERED } from '#tests/support/flight-booking-examples.ts';
import { needsOf } from '#tests/support/passenger-needs.ts';
import type { AvailableExtras, Seat } from './available-extras.ts';
import { preferredSeats } from './preferred-seats.ts';

/** The example aircraft with a third row, in which everything is free of charge, like in those of `rows`. */
function aircraft(...rows: number[]): Pick<AvailableExtras, 'seatMaps'> {
  return {
    seatMaps: OFFERED.seatMaps.map((map) => ({
      ...map,
      cabins: map.cabins.map((cabin) => ({
        ...cabin,
        rows: [
          ...cabin.rows,
          { number: 13, exit: false, wing: false, seats: cabin.rows[0]?.seats ?? [] },
        ].map((row) => ({
          ...row,
          seats: row.seats.map((seat) => (rows.includes(row.number) ? free(seat) : seat)),
        })),
      })),
    })),
  };
}

function free({ price: _, ...seat }: Seat): Seat {
  return seat;
}

function seatsFor(offered: Pick<AvailableExtras, 'seatMaps'>, ...preferences: (string | undefined)[]) {
  const passengers = preferences.map((seatPreference, index) =>
    needsOf(`traveler${index}`, seatPreference === undefined ? {} : { seatPreference }),
  );
  return preferredSeats(fareQuote(160_000, { passengers }), offered);
}

const namesOf = (...[offered, ...preferences]: Parameters<typeof seatsFor>) =>
  seatsFor(offered, ...preferences).map(({ segment, seat }) => `${segment}: ${seat}`);

describe('a seat by preference', () => {
  it('is chosen on each flight, at no cost', () => {
    expect(seatsFor(aircraft(11, 13), 'A')).toEqual(
      [0, 1].map((segment) => ({
        segment,
        traveler: 'traveler0',
        seat: '11C',
        price: null,
        preferred: true,
      })),
    );
  });

  it.each([
    ['a window', 'W', '11A'],
    ['an aisle', 'A', '11C'],
    ['the front', 'F', '11A'],
    ['the rear', 'R', '13A'],
    ['a bulkhead', 'B', '11A'],
    ['an exit row', 'E', '12A'],
  ])('may be %s', (_, preference, seat) => {
    expect(namesOf(aircraft(11, 12, 13), preference)).toEqual([`0: ${seat}`, `1: ${seat}`]);
  });

  it('is never one that costs something', () => {
    expect(namesOf(aircraft(13), 'W')).toEqual(['0: 13A', '1: 13A']);
    expect(namesOf(aircraft(), 'W')).toEqual([]);
  });

  it('is at an exit only for who has asked for it', () => {
    expect(namesOf(aircraft(12), 'W')).toEqual([]);
  });

  it('is another one for each traveler', () => {
    expect(namesOf(aircraft(11), 'W', 'W', 'W')).toEqual(['0: 11A', '0: 11F', '1: 11A', '1: 11F']);
  });

  it.each([
    ['without a preference', undefined],
    ['with one that no flight knows', 'X'],
    ['whose seats are all taken', 'M'],
  ])('is left open for a traveler %s', (_, preference) => {
    expect(namesOf(aircraft(11, 12, 13), preference)).toEqual([]);
  });

  it('is in the class of the fare', () => {
    const { passengers, fare } = fareQuote(160_000, {
      passengers: [needsOf('anna', { seatPreference: 'W' })],
    });
    const inBusiness = { passengers, fare: { ...fare, serviceClasses: ['C' as const, 'Y' as const] } };
    expect(preferredSeats(inBusiness, aircraft(11)).map(({ segment }) => segment)).toEqual([1]);
  });
});
