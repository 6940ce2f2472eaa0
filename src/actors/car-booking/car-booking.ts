import type { CarTypes } from '#domain/car-booking/car-choice.ts';
import { type CarList, countNewCars, mergeCarResults } from '#domain/car-booking/car-list.ts';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import type { CarResults } from '#domain/contract.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { carBookingMachine } from '#machines/car-booking/car-booking-machine.ts';
import { CAR_FLOW } from '#machines/car-booking/car-flow.ts';
import { contractLines } from '../../api/contract-lines.ts';
import { useBooking, useBookingSelector } from '../booking/booking-hooks.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { priceCar } from './price-car.ts';

export const CAR_PORTS: BookingPorts<CarTypes, CarResults, CarList> = {
  kind: 'car',
  flow: CAR_FLOW,
  chart: carBookingMachine,
  search: (api, { criteria, changes }, signal) =>
    contractLines(api, '/api/booking/car/search', {
      body: changingRequest(toCarSearchRequest(criteria), changes),
      signal,
    }),
  count: ({ cars }) => cars.length,
  merge: mergeCarResults,
  countNew: countNewCars,
  price: priceCar,
};

export const useCarBooking = useBooking<CarTypes, CarList>;

export function useCarBookingSelector<Value>(
  selector: (snapshot: BookingSnapshot<CarTypes>) => Value,
): Value {
  return useBookingSelector(selector);
}
