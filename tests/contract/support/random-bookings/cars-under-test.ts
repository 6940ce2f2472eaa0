import { type CarTypes, toSelectedCar } from '#domain/car-booking/car-choice.ts';
import {
  DEFAULT_DRIVER_AGE,
  DEFAULT_DROP_OFF_TIME,
  DEFAULT_PICK_UP_TIME,
} from '#domain/car-booking/car-criteria.ts';
import { mergeCarResults } from '#domain/car-booking/car-list.ts';
import { CAR_SORTS } from '#domain/car-booking/car-list-settings.ts';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import type { CarResults } from '#domain/contract.ts';
import { startBooking } from '#src/actors/booking/start-booking.ts';
import { CAR_PORTS } from '#src/actors/car-booking/car-booking.ts';
import { contractLines } from '#src/api/contract-lines.ts';
import { CAR_PLACES, workingDay } from '../practice-offers.ts';
import type { FlowUnderTest } from './flow-under-test.ts';

/** A car for one day, with the fate of its airport. */
export const CARS_UNDER_TEST: FlowUnderTest<CarTypes> = {
  kind: CAR_PORTS.kind,
  flow: CAR_PORTS.flow,
  sorts: CAR_SORTS,
  checkUrl: '/api/booking/car/check',
  start: (api, options) => startBooking(api, CAR_PORTS, options),
  criteriaOf: ({ travelers, day, fate }) => ({
    pickUp: { kind: 'airport', code: CAR_PLACES[fate], label: fate },
    dropOffAtPickUp: true,
    dropOff: null,
    pickUpDate: workingDay(day),
    dropOffDate: workingDay(day),
    pickUpTime: DEFAULT_PICK_UP_TIME,
    dropOffTime: DEFAULT_DROP_OFF_TIME,
    driverAge: DEFAULT_DRIVER_AGE,
    purpose: 'client-visit',
    travelers,
  }),
  resultOf: null,
  async findOffers(api, criteria) {
    const lines: CarResults[] = [];
    for await (const line of contractLines(api, '/api/booking/car/search', {
      body: toCarSearchRequest(criteria),
    })) {
      if (line.type === 'results') lines.push(line);
    }
    const cars = mergeCarResults(lines)?.cars ?? [];
    return cars.map((car) => ({
      result: { id: car.id, name: `${car.vendor.name}, ${car.car.model}` },
      offer: toSelectedCar(car),
    }));
  },
  findExtras: null,
};
