import { describe, expect, it } from 'vitest';
import type { HotelResult, Money, RoomOption, SupplierPart, Trip } from '#domain/contract.ts';
import { buildCarList } from '#stories/support/car/car-list.ts';
import { earlierFlight } from '#stories/support/flight/earlier-flight.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { NEW_YORK_LIST } from '#stories/support/flight/new-york-flights.ts';
import { chf, RENTAL, STAY, TRIP } from '#stories/support/trip-fixtures.ts';
import { hotelRate, hotelResult, hotelResults } from '#tests/support/hotel-results.ts';
import type { CarEntry, CarList } from '../car-booking/car-list.ts';
import { findEarlierCar } from '../car-booking/earlier-car.ts';
import { findEarlierFare, findEarlierFlight } from '../flight-booking/earlier-flight.ts';
import { buildFlightId, type FareEntry, type FlightEntry } from '../flight-booking/flight-list.ts';
import { findEarlierHotel, findEarlierRoom } from '../hotel-booking/earlier-hotel.ts';
import { type HotelList, mergeHotelResults } from '../hotel-booking/hotel-list.ts';
import { earlierChoice } from './choice-of-part.ts';

const INFO: Trip['bookingInfo'] = {
  ...TRIP.bookingInfo,
  comment: 'Near the office',
  reason: { code: 'closerToMeeting', text: 'The last train' },
  referenceFields: [{ position: 1, name: 'Cost centre', value: '4711' }],
};

/** A search whose results have all arrived. */
const searchFor = (part: SupplierPart) => ({
  earlier: earlierChoice(part, INFO),
  isComplete: true,
  gone: new Set<string>(),
});

/** The booked room as a list offers it. */
function sameRate() {
  const { source, roomName, roomType, breakfastIncluded, refundable, corporate, prepaid } = STAY.room;
  return hotelRate({ source, roomName, roomType, breakfastIncluded, refundable, corporate, prepaid });
}

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
    departure: FLIGHT.legs[0]?.segments[0]?.departure,
  });
});

it.each([
  [1_200, 1_200],
  [0, 0],
  [-500, -500],
])('finds the same car, %i dearer than then', (rise, amount) => {
  const then = RENTAL.price.asked;
  const found = findEarlierCar(listWith(then.amount + rise), searchFor(RENTAL));
  expect(found).toMatchObject({
    result: { id: 'same' },
    fit: 'same',
    difference: { amount, currency: then.currency },
  });
});

it('compares no prices in different currencies', () => {
  const found = findEarlierCar(listWith(100, 'JPY'), searchFor(RENTAL));
  expect(found).toMatchObject({ price: { amount: 100, currency: 'JPY' }, difference: null });
});

describe('an earlier choice that is not offered any more', () => {
  it('leads to nothing while results are arriving, and without an earlier request', () => {
    expect(findEarlierCar(buildCarList(3), { ...searchFor(RENTAL), isComplete: false })).toBeNull();
    expect(findEarlierCar(listWith(1), { ...searchFor(RENTAL), earlier: null })).toBeNull();
    expect(findEarlierCar({ ...buildCarList(3), cars: [] }, searchFor(RENTAL))).toBeNull();
  });

  it('leads to the car at the nearest station, then with the nearest price', () => {
    const list = buildCarList(12);
    const [closest] = list.cars.map(({ pickUp }) => pickUp.distance).toSorted((one, other) => one - other);
    const found = findEarlierCar(list, searchFor(RENTAL));
    expect(found).toMatchObject({ fit: 'nearest', result: { pickUp: { distance: closest } } });
    const gapTo = ({ price }: { price: Money }) => Math.abs(price.amount - RENTAL.price.asked.amount);
    const gaps = list.cars.filter(({ pickUp }) => pickUp.distance === closest).map(gapTo);
    expect(found && gapTo(found)).toBe(Math.min(...gaps));
  });

  it('leads to another car when it was sold out as it was chosen', () => {
    const list = listWith(RENTAL.price.asked.amount);
    const found = findEarlierCar(list, { ...searchFor(RENTAL), gone: new Set(['same']) });
    expect(found?.fit).toBe('nearest');
    expect(found?.result.id).not.toBe('same');
  });

  it('leads to another room of the same hotel, or to the nearest hotel', () => {
    const { propertyId } = STAY.property;
    const twin = hotelRate({ roomName: 'Twin room' });
    const here = hotelResult(propertyId, { distance: 0, rates: [twin, sameRate()] });
    const list = (...hotels: HotelResult[]) => mergeHotelResults([hotelResults(hotels)]) as HotelList; // one line
    const search = { ...searchFor(STAY), gone: [], selected: null };
    const away = hotelResult('away', { distance: 3 });
    const near = hotelResult('near', { distance: 0.3 });
    expect(findEarlierHotel(list(away, near, here), search)).toMatchObject({ fit: 'same' });
    const gone = [{ offer: 'gone', room: STAY.room, price: chf(1), verdict: { levels: [], inPolicy: true } }];
    const soldOut = { ...search, gone, selected: propertyId };
    expect(findEarlierHotel(list(away, near, here), soldOut)).toMatchObject({
      fit: 'otherTerms',
      result: { propertyId },
      price: twin.price,
    });
    expect(findEarlierHotel(list(away, near), search)).toMatchObject({
      fit: 'nearest',
      result: { propertyId: 'near' },
    });
  });

  it('leads to the flight that departs at the nearest time', () => {
    const departure = NEW_YORK_LIST.flights[0]?.legs[0]?.segments[0]?.departure;
    const earlier = { ...earlierChoice(FLIGHT, INFO), departure };
    const found = findEarlierFlight(NEW_YORK_LIST, { earlier, isComplete: true, gone: [] });
    expect(found?.fit).toBe('nearest');
    expect(found?.result.legs[0]?.segments[0]?.departure).toBe(departure);
  });
});

describe('the offers of the earlier result', () => {
  const option = (room: Partial<RoomOption['room']>, amount: number) =>
    ({ offer: String(amount), room: { ...STAY.room, ...room }, price: chf(amount) }) as RoomOption;
  const { propertyId } = STAY.property;
  const { amount } = STAY.price.asked;
  const suite = option({ roomName: 'Suite' }, amount + 90_000);
  const twin = option({ roomName: 'Twin room' }, amount + 1_000);

  it('have the same room, or the one with the nearest price', () => {
    const same = option({}, amount + 50_000);
    const earlier = earlierChoice(STAY, INFO);
    const find = (...rooms: RoomOption[]) => findEarlierRoom(propertyId, rooms, earlier);
    expect(find(suite, twin, same)).toMatchObject({ fit: 'same', result: { offer: same.offer } });
    expect(find(suite, twin)).toMatchObject({ fit: 'nearest', result: { offer: twin.offer } });
    expect(find()).toBeNull();
    expect(findEarlierRoom('other', [suite, twin], earlier)).toBeNull();
  });

  it('have the same fare, or the one with the nearest price', () => {
    const [flight] = NEW_YORK_LIST.flights as [FlightEntry]; // it has several
    const [fare] = flight.fares as [FareEntry];
    const earlier = earlierChoice(earlierFlight(flight, fare, fare.price), INFO);
    expect(findEarlierFare(flight, earlier)).toMatchObject({ fit: 'same', result: { offer: fare.offer } });
    const dearer = { ...fare, offer: 'dearer', family: { ...fare.family, code: 'other' } };
    const others = { ...flight, fares: [dearer] };
    expect(findEarlierFare(others, earlier)).toMatchObject({ fit: 'nearest', result: { offer: 'dearer' } });
    expect(findEarlierFare(flight, earlierChoice(FLIGHT, INFO))).toBeNull();
  });
});
