import { expect, it } from 'vitest';
import type { FlightPart } from '#domain/contract.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { STAY } from '#stories/support/trip-fixtures.ts';
import { toChangeTarget } from './to-change-target.ts';

const [traveler = ''] = FLIGHT.travelers;
const segments = FLIGHT.legs.flatMap((leg) => leg.segments);
const [first, second] = segments as [(typeof segments)[number], (typeof segments)[number]]; // it has two

const WITH_EXTRAS: FlightPart = {
  ...FLIGHT,
  seats: [{ traveler, segment: 1, seat: '14C' }],
  bags: [
    { traveler, leg: 0, kind: 'checked', quantity: 2, kilograms: 23, price: { amount: 50, currency: 'CHF' } },
  ],
};

it('names the part with its days', () => {
  expect(toChangeTarget('trip', STAY, 'Hotel Seefeld')).toEqual({
    tripId: 'trip',
    partId: STAY._id,
    title: 'Hotel Seefeld',
    startsOn: STAY.startsOn,
    endsOn: STAY.endsOn,
    seats: [],
    bags: [],
    memberships: [],
  });
});

it('has the seats of a flight by segment, and its bags', () => {
  expect(second).not.toEqual(first);
  expect(toChangeTarget('trip', WITH_EXTRAS, 'Zurich – London')).toMatchObject({
    seats: [{ traveler, seat: '14C', origin: second.origin, destination: second.destination }],
    bags: [{ traveler, leg: 0, kind: 'checked', quantity: 2 }],
  });
});
