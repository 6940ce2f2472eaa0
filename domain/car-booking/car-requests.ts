import type { CarPlaceRequest, CarSearchRequest } from '../contract.ts';
import type { CarCriteria, RentalPlace } from './car-criteria.ts';

export function toCarSearchRequest(criteria: CarCriteria): CarSearchRequest {
  const { pickUp, dropOff, dropOffAtPickUp } = criteria;
  if (!pickUp) throw new Error('There is no place to pick up a car');
  return {
    travelers: criteria.travelers.map(({ _id }) => _id),
    pickUp: toCarPlaceRequest(pickUp),
    dropOff: !dropOffAtPickUp && dropOff ? toCarPlaceRequest(dropOff) : undefined,
    pickUpDate: criteria.pickUpDate,
    pickUpTime: criteria.pickUpTime,
    dropOffDate: criteria.dropOffDate,
    dropOffTime: criteria.dropOffTime,
    driverAge: criteria.driverAge,
  };
}

export function toCarPlaceRequest(place: RentalPlace): CarPlaceRequest {
  if (place.kind === 'airport') return { code: place.code };
  const { latitude, longitude, radius } = place;
  return { latitude, longitude, radius };
}
