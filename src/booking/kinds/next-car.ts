import { msg } from '@lingui/core/macro';
import { toCarPlaceRequest } from '#domain/car-booking/car-requests.ts';
import { returnedBefore, withinStationHours } from '#domain/car-booking/planned-car.ts';
import { readData } from '../../api/errors.ts';
import type { NextKind } from './next-kind.ts';

export const nextCar: NextKind<'car'> = {
  label: ({ city }, days) => msg`Add a car in ${city}, ${days}`,
  async lookUp(next, { api }, signal) {
    const { criteria, departure } = next;
    const { pickUp, pickUpDate } = criteria;
    if (!pickUp || pickUpDate === '') return next;
    const body = { place: toCarPlaceRequest(pickUp) };
    const { carReturnHours, stations } = await readData(
      api.http.POST('/api/booking/car/stations', { body, signal }),
    );
    const returned = returnedBefore(criteria, departure, carReturnHours);
    return { ...next, criteria: withinStationHours(returned, stations) };
  },
};
