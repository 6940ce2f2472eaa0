import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { carPart, flightPart, hotelPart } from '#tests/support/draft-parts.ts';
import { leg } from '#tests/support/flight-booking-examples.ts';
import { returnedBefore, withinStationHours } from '../car-booking/planned-car.ts';
import { dayAfter } from '../local-time.ts';
import { type NextPart, nextParts } from './prefill.ts';

const FLOWS = { flight: FLIGHT_FLOW, hotel: HOTEL_FLOW, car: CAR_FLOW };
const listKinds = (next: readonly NextPart[]) => next.map(({ kind }) => kind);

function next<Kind extends NextPart['kind']>(kind: Kind, ...parts: CheckoutPart[]) {
  const found = nextParts(parts).find((one) => one.kind === kind);
  if (!found) throw new Error(`No ${kind} is offered`);
  return found as Extract<NextPart, { kind: Kind }>;
}

/** There and back at these times, `yyyy-MM-ddTHH:mm`. */
function flightAt(landing: string, departure: string | null): CheckoutPart<'flight'> {
  const out = leg([`LX14 ZRH-JFK 2027-03-31T13:10 ${landing} 530`]);
  const back = departure === null ? [] : [leg([`LX15 JFK-ZRH ${departure} 2027-12-31T08:05 470`])];
  return flightPart('flight', [out, ...back]);
}

describe('without parts', () => {
  it('offers nothing', () => expect(nextParts([])).toEqual([]));
});

describe('after a flight', () => {
  const flight = flightAt('2027-04-01T16:05', '2027-04-05T18:15');

  it('offers a hotel at the airport, from the arrival to the return', () => {
    expect(next('hotel', flight)).toMatchObject({
      city: 'New York',
      lookUp: 'JFK',
      criteria: {
        place: null,
        checkIn: '2027-04-01',
        checkOut: '2027-04-05',
        rooms: flight.criteria.travelers.length,
      },
    });
  });

  it('offers a room for each traveler', () => {
    const travelers = ['1', '2', '3'].map((_id) => ({ _id, firstName: 'A', lastName: 'B' }));
    const group = { ...flight, criteria: { ...flight.criteria, travelers } };
    expect(next('hotel', group).criteria).toMatchObject({ travelers, rooms: 3 });
  });

  it('offers a car at the airport, half an hour after landing until two hours before departure', () => {
    expect(next('car', flight)).toMatchObject({
      lookUp: null,
      criteria: {
        pickUp: { kind: 'airport', code: 'JFK', label: 'New York (JFK)' },
        pickUpDate: '2027-04-01',
        pickUpTime: '17:00',
        dropOffDate: '2027-04-05',
        dropOffTime: '16:00',
      },
    });
  });

  it('takes over travelers and purpose; one of them drives', () => {
    const { purpose, travelers } = flight.criteria;
    expect(next('hotel', flight).criteria).toMatchObject({ purpose, travelers });
    expect(next('car', flight).criteria).toMatchObject({ purpose, travelers: travelers.slice(0, 1) });
  });

  it('starts the next day after a landing just before midnight', () => {
    const { criteria } = next('car', flightAt('2027-04-01T23:40', '2027-04-05T18:15'));
    expect(criteria).toMatchObject({ pickUpDate: '2027-04-02', pickUpTime: '00:30' });
  });

  it('picks the car up and returns it while one and the same station is open', () => {
    const { criteria } = next('car', flightAt('2027-04-01T21:40', '2027-04-05T09:15'));
    const daily = (from: string, to: string) => ({
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to })),
    });
    expect(criteria).toMatchObject({ pickUpTime: '22:30', dropOffTime: '07:00' });
    expect(withinStationHours(criteria, [daily('08:00', '22:00'), daily('07:30', '23:00')])).toEqual({
      ...criteria,
      dropOffDate: '2027-04-04',
      dropOffTime: '23:00',
    });
    expect(withinStationHours(criteria, [daily('08:00', '22:00')])).toMatchObject({
      pickUpDate: '2027-04-02',
      pickUpTime: '08:00',
      dropOffDate: '2027-04-04',
      dropOffTime: '22:00',
    });
    expect(withinStationHours(criteria, [])).toBe(criteria);
  });

  it('returns the car as long before the departure as the company wants it', () => {
    const { criteria, departure } = next('car', flight);
    expect(returnedBefore(criteria, departure, 4)).toEqual({ ...criteria, dropOffTime: '14:00' });
    expect(returnedBefore(criteria, departure, 0)).toEqual({ ...criteria, dropOffTime: '18:00' });
    expect(returnedBefore(criteria, '2027-04-01T19:00', 3)).toBe(criteria);
    expect(next('car', hotelPart('room')).departure).toBeNull();
  });

  it('returns the car the day before a departure just after midnight', () => {
    const { criteria } = next('car', flightAt('2027-04-01T16:05', '2027-04-05T01:10'));
    expect(criteria).toMatchObject({ dropOffDate: '2027-04-04', dropOffTime: '23:00' });
  });

  it('leaves the return of a one-way flight open', () => {
    const oneWay = flightAt('2027-04-01T16:05', null);
    expect(next('hotel', oneWay)).toMatchObject({
      to: '',
      criteria: { checkIn: '2027-04-01', checkOut: '' },
    });
    expect(next('car', oneWay).criteria).toMatchObject({ dropOffDate: '', dropOffTime: '18:00' });
  });

  it('offers no night on a return on the same day, and no car without the time for it', () => {
    expect(listKinds(nextParts([flightAt('2027-04-01T08:05', '2027-04-01T18:15')]))).toEqual(['car']);
    expect(listKinds(nextParts([flightAt('2027-04-01T08:05', '2027-04-01T10:55')]))).toEqual([]);
  });

  it('offers a hotel near the car that is already there', () => {
    const car = carPart('car');
    const { latitude, longitude } = car.priced.pickUp;
    expect(next('hotel', flight, car)).toMatchObject({
      lookUp: null,
      criteria: { place: { latitude, longitude } },
    });
  });
});

describe('after a hotel or a car', () => {
  const hotel = hotelPart('room');
  const { checkIn, checkOut } = hotel.criteria;

  it('offers a flight to its city around its days', () => {
    expect(next('flight', hotel)).toMatchObject({
      city: 'Zürich',
      lookUp: 'Zürich',
      criteria: { flightType: 'roundTrip', departureDateRange: { from: checkIn, to: checkOut } },
    });
  });

  it('offers a car at the hotel for its days, at the usual times', () => {
    const { latitude, longitude } = hotel.priced.property;
    expect(next('car', hotel).criteria).toMatchObject({
      pickUp: { kind: 'point', latitude, longitude },
      pickUpDate: checkIn,
      pickUpTime: '08:00',
      dropOffDate: checkOut,
      dropOffTime: '18:00',
    });
  });

  it('offers a hotel where the car is fetched', () => {
    const car = carPart('car');
    const { pickUpDate, dropOffDate } = car.criteria;
    expect(next('hotel', car).criteria).toMatchObject({ checkIn: pickUpDate, checkOut: dropOffDate });
  });
});

it('offers nothing for a complete trip', () => {
  const flight = flightAt('2027-04-01T16:05', '2027-04-05T18:15');
  expect(nextParts([flight, hotelPart('room'), carPart('car')])).toEqual([]);
});

describe('of any parts', () => {
  const days = fc.integer({ min: 0, max: 400 }).map((count) => dayAfter('2027-01-01', count));
  const times = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((pair) => pair.map((number) => String(number).padStart(2, '0')).join(':'));
  const people = fc.uniqueArray(
    fc.integer({ min: 1, max: 20 }).map((id) => ({ _id: `${id}`, firstName: 'A', lastName: 'B' })),
    { minLength: 1, maxLength: 9, selector: ({ _id }) => _id },
  );
  const flights = fc
    .tuple(days, times, fc.option(fc.tuple(fc.integer({ min: 0, max: 20 }), times)), people)
    .map(([day, time, back, travelers]) => {
      const departure = back && `${dayAfter(day, back[0])}T${back[1]}`;
      const part = flightAt(`${day}T${time}`, departure);
      return { ...part, criteria: { ...part.criteria, travelers } };
    });
  const hotels = fc
    .tuple(days, fc.integer({ min: 1, max: 20 }), people)
    .map(([checkIn, nights, travelers]) => {
      const part = hotelPart('room');
      const checkOut = dayAfter(checkIn, nights);
      return { ...part, criteria: { ...part.criteria, checkIn, checkOut, travelers } };
    });
  const cars = fc
    .tuple(days, fc.integer({ min: 0, max: 20 }), people)
    .map(([pickUpDate, count, travelers]) => {
      const part = carPart('car');
      const dropOffDate = dayAfter(pickUpDate, count);
      return { ...part, criteria: { ...part.criteria, pickUpDate, dropOffDate, travelers } };
    });
  const trips: fc.Arbitrary<CheckoutPart[]> = fc.array(fc.oneof(flights, hotels, cars), {
    minLength: 1,
    maxLength: 4,
  });

  it('days and times are in order, and can be written into the form', () => {
    fc.assert(
      fc.property(trips, (parts) => {
        for (const one of nextParts(parts)) {
          expect(FLOWS[one.kind].draft.written(one.criteria)).toBe(true);
          expect(one.to === '' || one.from <= one.to).toBe(true);
          if (one.kind === 'hotel') expect(one.to === '' || one.from < one.to).toBe(true);
          if (one.kind === 'car' && one.to !== '') {
            const { pickUpDate, pickUpTime, dropOffDate, dropOffTime } = one.criteria;
            expect(`${pickUpDate}T${pickUpTime}` < `${dropOffDate}T${dropOffTime}`).toBe(true);
          }
        }
      }),
    );
  });

  it('is for travelers of the trip, up to the maximum of a booking', () => {
    fc.assert(
      fc.property(trips, (parts) => {
        const everybody = new Set(parts.flatMap(({ criteria }) => criteria.travelers.map(({ _id }) => _id)));
        for (const { kind, criteria } of nextParts(parts)) {
          const ids = criteria.travelers.map(({ _id }) => _id);
          expect(ids.every((id) => everybody.has(id))).toBe(true);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBeGreaterThan(0);
          expect(ids.length).toBeLessThanOrEqual(kind === 'car' ? 1 : 9);
        }
      }),
    );
  });

  it('starts no earlier than the arrival, and has no kind twice', () => {
    fc.assert(
      fc.property(flights, (flight) => {
        const landing = flight.priced.legs[0]?.segments.at(-1)?.arrival ?? '';
        for (const one of nextParts([flight])) {
          expect(one.from >= landing.slice(0, 10)).toBe(true);
          if (one.kind === 'car') expect(`${one.from}T${one.criteria.pickUpTime}` >= landing).toBe(true);
        }
        expect(listKinds(nextParts([flight]))).not.toContain('flight');
      }),
    );
  });
});
