import type { EarlierSearchOf, SearchRules } from '../kinds/kind-rules.ts';
import { freshCarCriteria, type RentalPlace } from './car-criteria.ts';

export const carSearch: SearchRules<'car'> = {
  isOneWay: () => false,
  repeat: ({ pickUp, dropOff, pickUpTime, dropOffTime, from = '', to = '' }, base) => ({
    ...freshCarCriteria(base),
    pickUp: toRentalPlace(pickUp),
    dropOffAtPickUp: dropOff === undefined,
    dropOff: dropOff ? toRentalPlace(dropOff) : null,
    pickUpDate: from,
    dropOffDate: to,
    pickUpTime,
    dropOffTime,
  }),
  forTravelers(criteria, travelers) {
    const [driver] = criteria.travelers;
    const isAmong = travelers.some(({ _id }) => _id === driver?._id);
    return isAmong ? criteria : { ...criteria, travelers: travelers.slice(0, 1) };
  },
  shift: (criteria, shiftDay) => ({
    ...criteria,
    pickUpDate: shiftDay(criteria.pickUpDate),
    dropOffDate: shiftDay(criteria.dropOffDate),
  }),
};

function toRentalPlace(place: EarlierSearchOf<'car'>['pickUp']): RentalPlace {
  return 'code' in place ? { kind: 'airport', ...place } : { kind: 'point', ...place };
}
