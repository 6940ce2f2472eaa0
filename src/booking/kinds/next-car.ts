import { msg } from '@lingui/core/macro';
import { toCarPlaceRequest } from '#domain/car-booking/car-requests.ts';
import { returnedBefore, withinStationHours } from '#domain/car-booking/planned-car.ts';
import { findCarStations } from '../../api/car-requests.ts';
import type { NextKind } from './next-kind.ts';

export const nextCar: NextKind<'car'> = {
  label: ({ city }, days) => msg`Add a car in ${city}, ${days}`,
  async lookUp(next, { api }, signal) {
    const { criteria, departure } = next;
    const { pickUp, pickUpDate } = criteria;
    if (!pickUp || pickUpDate === '') return next;
    const { carReturnHours, stations } = await findCarStations(api, toCarPlaceRequest(pickUp), signal);
    const returned = returnedBefore(criteria, departure, carReturnHours);
    return { ...next, criteria: withinStationHours(returned, stations) };
  },
};
