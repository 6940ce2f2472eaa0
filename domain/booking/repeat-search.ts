import { type CarCriteria, freshCarCriteria, type RentalPlace } from '../car-booking/car-criteria.ts';
import type { EarlierSearch } from '../contract.ts';
import {
  EMPTY_LEG,
  type FlightCriteria,
  freshFlightCriteria,
  pickAirport,
} from '../flight-booking/flight-criteria.ts';
import { freshHotelCriteria, type HotelCriteria } from '../hotel-booking/hotel-criteria.ts';
import type { BookingCriteria } from './flow-types.ts';

type Earlier<Kind extends EarlierSearch['kind']> = Extract<EarlierSearch, { kind: Kind }>;
type Days = Pick<EarlierSearch, 'from' | 'to'>;

/** Whether the search can be repeated as it is; otherwise days or travellers are still to be chosen. */
export function isComplete(search: EarlierSearch, { travelers }: BookingCriteria): boolean {
  const isOneWay = search.kind === 'flight' && search.flightType === 'oneWay';
  return travelers.length > 0 && search.from !== undefined && (isOneWay || search.to !== undefined);
}

export function repeatFlightSearch(search: Earlier<'flight'>, base: BookingCriteria): FlightCriteria {
  const { origin, destination, flightType, serviceClass } = search;
  return {
    ...freshFlightCriteria(base),
    flightType,
    serviceClass,
    legs: [{ ...EMPTY_LEG, origin: pickAirport(origin), destination: pickAirport(destination) }],
    departureDateRange: daysOf(search),
  };
}

export function repeatHotelSearch(search: Earlier<'hotel'>, base: BookingCriteria): HotelCriteria {
  const { from, to } = daysOf(search);
  return {
    ...freshHotelCriteria(base),
    place: search.place,
    rooms: search.rooms,
    checkIn: from,
    checkOut: to,
  };
}

export function repeatCarSearch(search: Earlier<'car'>, base: BookingCriteria): CarCriteria {
  const { pickUp, dropOff, pickUpTime, dropOffTime } = search;
  const { from, to } = daysOf(search);
  return {
    ...freshCarCriteria(base),
    pickUp: toRentalPlace(pickUp),
    dropOffAtPickUp: dropOff === undefined,
    dropOff: dropOff ? toRentalPlace(dropOff) : null,
    pickUpDate: from,
    dropOffDate: to,
    pickUpTime,
    dropOffTime,
  };
}

function daysOf({ from = '', to = '' }: Days): { from: string; to: string } {
  return { from, to };
}

function toRentalPlace(place: Earlier<'car'>['pickUp']): RentalPlace {
  return 'code' in place ? { kind: 'airport', ...place } : { kind: 'point', ...place };
}
