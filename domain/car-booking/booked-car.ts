import type { BookingCriteria } from '../booking/flow-types.ts';
import type { CarPart } from '../contract.ts';
import type { BookedRules } from '../kinds/kind-rules.ts';
import { type CarCriteria, DEFAULT_DRIVER_AGE, type RentalPlace } from './car-criteria.ts';
import { choiceOfCar } from './earlier-car.ts';

export const bookedCar: BookedRules<'car'> = {
  toCriteria: carCriteria,
  toChoice: choiceOfCar,
  extras: () => ({ seats: [], bags: [], memberships: [] }),
  legs: () => [],
  stays: ({ pickUp: { name, address, latitude, longitude }, pickUpAt, dropOffAt }) => {
    const place = { label: name, latitude, longitude };
    const [from, to] = [pickUpAt.slice(0, 10), dropOffAt.slice(0, 10)];
    return [{ city: address.city, from, to, place, airport: null }];
  },
};

function carCriteria(part: CarPart, { purpose, travelers }: BookingCriteria): CarCriteria {
  const { pickUp, dropOff, pickUpAt, dropOffAt } = part;
  const isReturnedThere = pickUp.stationId === dropOff.stationId;
  return {
    pickUp: stationPlace(pickUp),
    dropOffAtPickUp: isReturnedThere,
    dropOff: isReturnedThere ? null : stationPlace(dropOff),
    pickUpDate: pickUpAt.slice(0, 10),
    dropOffDate: dropOffAt.slice(0, 10),
    pickUpTime: pickUpAt.slice(11, 16),
    dropOffTime: dropOffAt.slice(11, 16),
    driverAge: DEFAULT_DRIVER_AGE,
    purpose,
    travelers,
  };
}

function stationPlace({ name, latitude, longitude }: CarPart['pickUp']): RentalPlace {
  return { kind: 'point', label: name, latitude, longitude };
}
