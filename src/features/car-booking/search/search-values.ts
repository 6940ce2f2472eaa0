import { type CarCriteria, LONGEST_RENTAL_DAYS } from '#domain/car-booking/car-criteria.ts';
import { minutesBetween, toInstant } from '#domain/local-time.ts';

export type SearchField = 'pickUp' | 'dropOff' | 'dates' | 'pickUpTime' | 'dropOffTime' | 'driver';

export type SearchFault = 'required' | 'placeNotChosen' | 'pickUpPast' | 'dropOffTooEarly' | 'rentalTooLong';

export interface SearchSurroundings {
  typedPickUp: string;
  typedDropOff: string;
  /** The time zone of the pick-up; null while it is not known. */
  zone: string | null;
  now: string;
}

export function toCriteria(values: CarCriteria): CarCriteria {
  return values.dropOffAtPickUp ? { ...values, dropOff: null } : values;
}

export function findFaults(
  values: CarCriteria,
  surroundings: SearchSurroundings,
): Partial<Record<SearchField, SearchFault>> {
  const { pickUp, dropOffAtPickUp, dropOff, pickUpDate, dropOffDate } = values;
  const hasDates = pickUpDate !== '' && dropOffDate !== '';
  const faults = {
    pickUp: pickUp === null ? placeFault(surroundings.typedPickUp) : undefined,
    dropOff: dropOffAtPickUp || dropOff !== null ? undefined : placeFault(surroundings.typedDropOff),
    dates: hasDates ? undefined : 'required',
    pickUpTime: hasDates ? pickUpFault(values, surroundings) : undefined,
    dropOffTime: hasDates ? dropOffFault(values) : undefined,
    driver: values.travelers.length === 0 ? 'required' : undefined,
  } satisfies Partial<Record<SearchField, SearchFault | undefined>>;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function placeFault(typed: string): SearchFault {
  return typed.trim() === '' ? 'required' : 'placeNotChosen';
}

function pickUpFault(
  { pickUpDate, pickUpTime }: CarCriteria,
  { zone, now }: SearchSurroundings,
): SearchFault | undefined {
  if (zone === null) return undefined;
  return toInstant(`${pickUpDate}T${pickUpTime}`, zone) <= new Date(now) ? 'pickUpPast' : undefined;
}

function dropOffFault(values: CarCriteria): SearchFault | undefined {
  const minutes = minutesBetween(
    `${values.pickUpDate}T${values.pickUpTime}`,
    `${values.dropOffDate}T${values.dropOffTime}`,
  );
  if (minutes <= 0) return 'dropOffTooEarly';
  return minutes > LONGEST_RENTAL_DAYS * 24 * 60 ? 'rentalTooLong' : undefined;
}
