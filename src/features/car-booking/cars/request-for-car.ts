import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import { requestAddress } from '../../../booking/request-address.ts';

/** The link for requesting the searched car from the agency. */
export function requestForCar(criteria: CarCriteria): string {
  const { pickUp, dropOff, dropOffAtPickUp, pickUpDate, dropOffDate, travelers } = criteria;
  const places = dropOffAtPickUp ? [pickUp] : [pickUp, dropOff];
  return requestAddress({
    kinds: ['car'],
    startsOn: pickUpDate,
    endsOn: dropOffDate,
    places: places.flatMap((place) => (place ? [place.label] : [])),
    travelers: travelers.map(({ _id }) => _id),
  });
}
