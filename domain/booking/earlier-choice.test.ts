import { expect, it } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { buildCarList } from '#stories/support/car-list.ts';
import { FLIGHT } from '#stories/support/flight-fixtures.ts';
import { chf, RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import type { CarEntry, CarList } from '../car-booking/car-list.ts';
import { buildFlightId } from '../flight-booking/flight-list.ts';
import { earlierChoice, findEarlierCar } from './earlier-choice.ts';

const INFO: Trip['bookingInfo'] = {
  ...TRIP.bookingInfo,
  comment: 'Near the office',
  reason: { code: 'closerToMeeting', text: 'The last train' },
  referenceFields: [{ position: 1, name: 'Cost centre', value: '4711' }],
};

/** The booked rental as a list offers it, at a price. */
function listWith(amount: number, currency = RENTAL.price.asked.currency): CarList {
  const list = buildCarList(3);
  const { vendor, pickUp, dropOff, car } = RENTAL;
  const [first] = list.cars as [CarEntry]; // it has three
  const same = { ...first, id: 'same', vendor, pickUp, dropOff, car, price: { amount, currency } };
  return { ...list, cars: [...list.cars, same] };
}

it('takes along what the request said, and what it was about', () => {
  expect(earlierChoice(STAY, INFO)).toMatchObject({
    result: STAY.property.propertyId,
    price: STAY.price.asked,
    info: {
      comment: 'Near the office',
      reason: { code: 'closerToMeeting', text: 'The last train' },
      referenceFieldValues: { referenceField1: '4711' },
    },
  });
  expect(earlierChoice(FLIGHT, INFO)).toMatchObject({
    result: buildFlightId(FLIGHT.legs),
    price: FLIGHT.farePerTraveler,
  });
});

it.each([
  [1_200, 1_200],
  [0, 0],
  [-500, -500],
])('finds the same car, %i dearer than then', (rise, amount) => {
  const then = RENTAL.price.asked;
  const found = findEarlierCar(listWith(then.amount + rise), earlierChoice(RENTAL, INFO));
  expect(found).toMatchObject({
    result: { id: 'same' },
    isSameOffer: true,
    difference: { amount, currency: then.currency },
  });
});

it('compares no prices in different currencies', () => {
  const found = findEarlierCar(listWith(100, 'JPY'), earlierChoice(RENTAL, INFO));
  expect(found).toMatchObject({ price: { amount: 100, currency: 'JPY' }, difference: null });
});

it('finds nothing that is not offered any more, and nothing without an earlier request', () => {
  expect(findEarlierCar(buildCarList(3), earlierChoice(RENTAL, INFO))).toBeNull();
  expect(findEarlierCar(listWith(chf(1).amount), null)).toBeNull();
});
