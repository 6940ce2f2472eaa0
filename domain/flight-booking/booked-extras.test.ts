import { describe, expect, it } from 'vitest';
import { fareQuote, OFFERED } from '#tests/support/flight-booking-examples.ts';
import { seatName } from './available-extras.ts';
import { bookedExtras } from './booked-extras.ts';

const { legs } = fareQuote();
const [first] = legs.flatMap((leg) => leg.segments);
const [map] = OFFERED.seatMaps;
const seats = map?.cabins.flatMap((cabin) =>
  cabin.rows.flatMap((row) => row.seats.map((seat) => ({ ...seat, name: seatName(row, seat) }))),
);
const free = seats?.find((seat) => seat.free);
const occupied = seats?.find((seat) => !seat.free);
const [bag] = OFFERED.bags;

if (!first || !map || !free || !occupied || !bag)
  throw new Error('There are no seats and bags to choose from');
const segments = legs.flatMap((leg) => leg.segments);
const way = segments[map.segment] ?? first;
const { origin, destination } = way;

const booked = (more: object) => ({ seats: [], bags: [], memberships: [], ...more });
const readExtras = (more: object, fitting = new Map()) =>
  bookedExtras(booked(more), { legs }, OFFERED, fitting);

describe('the extras of a booked flight', () => {
  it('keep a seat that is free on the same segment, at its price', () => {
    const seat = { traveler: 'anna', seat: free.name, origin, destination };
    expect(readExtras({ seats: [seat] }).seats).toEqual([
      { segment: map.segment, traveler: 'anna', seat: free.name, price: free.price ?? null },
    ]);
  });

  it('lose a seat that is taken, or on another segment', () => {
    const seat = { traveler: 'anna', seat: occupied.name, origin, destination };
    expect(readExtras({ seats: [seat, { ...seat, seat: free.name, destination: 'XXX' }] }).seats).toEqual([]);
  });

  it('keep as many bags as are available', () => {
    const { leg, kind, highestQuantity, price } = bag;
    const tooMany = { traveler: 'anna', leg, kind, quantity: highestQuantity + 1 };
    expect(readExtras({ bags: [tooMany, { ...tooMany, leg: 5 }] }).bags).toEqual([
      {
        ...tooMany,
        quantity: highestQuantity,
        price: { ...price, amount: price.amount * highestQuantity },
      },
    ]);
  });

  it('keep the memberships that match the airlines', () => {
    const memberships = [
      { traveler: 'anna', program: 'LX', membershipNumber: '992001' },
      { traveler: 'anna', program: 'BA', membershipNumber: '17' },
    ];
    const fitting = new Map([['anna', [{ program: 'LX' }]]]);
    expect(readExtras({ memberships }, fitting).memberships).toEqual(memberships.slice(0, 1));
  });
});
