import type { BookingCriteria } from '../booking/flow-types.ts';
import { between, type Whereabouts } from '../clashes/planned-part.ts';
import type { CarPart, CarStation } from '../contract.ts';
import type { PlannedRules } from '../kinds/kind-rules.ts';
import { dayAfter, minutesBetween } from '../local-time.ts';
import type { PartProposal, Visit } from '../trip-draft/visit.ts';
import {
  type CarCriteria,
  DEFAULT_CAR_RETURN_HOURS,
  DEFAULT_DRIVER_AGE,
  DEFAULT_DROP_OFF_TIME,
  DEFAULT_PICK_UP_TIME,
  type RentalPlace,
} from './car-criteria.ts';
import { nearestOpenTime } from './opening-hours.ts';

const HALF_HOUR = 30;
const DAY_MINUTES = 24 * 60;
/** From the landing to the pick-up of a car. */
const MINUTES_AFTER_LANDING = 30;

export const plannedCar: PlannedRules<'car'> = {
  isJourney: false,
  isNight: false,
  isCollected: true,
  whereabouts: ({ priced }) => planRental(priced, priced),
  legs: () => [],
  stays: ({ priced, criteria: { pickUp, pickUpDate, dropOffDate } }) => {
    const { name, address, latitude, longitude } = priced.pickUp;
    const place = { label: name, latitude, longitude };
    return [{ city: address.city, from: pickUpDate, to: dropOffDate, place, airport: toAirport(pickUp) }];
  },
  propose: proposeCar,
};

export function planRental(
  { pickUp, dropOff }: Pick<CarPart, 'pickUp' | 'dropOff'>,
  { pickUpAt, dropOffAt }: Pick<CarPart, 'pickUpAt' | 'dropOffAt'>,
): Whereabouts {
  const places = [pickUp, dropOff].map(({ address, latitude, longitude }) => ({
    town: address.city,
    latitude,
    longitude,
  }));
  return { ...between(pickUpAt, pickUp.zone, dropOffAt, dropOff.zone), places, legs: [] };
}

function proposeCar(
  { city, arrival, departure, airport, place }: Visit,
  common: BookingCriteria,
): PartProposal<CarCriteria> | null {
  const pickUp = arrival.time
    ? shiftToHalfHour({ day: arrival.day, time: arrival.time }, MINUTES_AFTER_LANDING)
    : { day: arrival.day, time: DEFAULT_PICK_UP_TIME };
  const dropOff = departure?.time
    ? shiftToHalfHour({ day: departure.day, time: departure.time }, -60 * DEFAULT_CAR_RETURN_HOURS)
    : { day: departure?.day ?? '', time: DEFAULT_DROP_OFF_TIME };
  const isTooShort = dropOff.day !== '' && `${dropOff.day}T${dropOff.time}` <= `${pickUp.day}T${pickUp.time}`;
  if (isTooShort) return null;
  return {
    departure: departure?.time ? `${departure.day}T${departure.time}` : null,
    city,
    from: pickUp.day,
    to: dropOff.day,
    lookUp: null,
    criteria: {
      pickUp: airport ? { kind: 'airport', ...airport } : place && { kind: 'point', ...place },
      dropOffAtPickUp: true,
      dropOff: null,
      pickUpDate: pickUp.day,
      dropOffDate: dropOff.day,
      pickUpTime: pickUp.time,
      dropOffTime: dropOff.time,
      driverAge: DEFAULT_DRIVER_AGE,
      purpose: common.purpose,
      travelers: common.travelers.slice(0, 1),
    },
  };
}

export function returnedBefore(
  criteria: CarCriteria,
  departure: string | null | undefined,
  carReturnHours: number,
): CarCriteria {
  if (!departure) return criteria;
  const [day = '', time = ''] = departure.split('T');
  const dropOff = shiftToHalfHour({ day, time }, -60 * carReturnHours);
  const isTooShort = `${dropOff.day}T${dropOff.time}` <= `${criteria.pickUpDate}T${criteria.pickUpTime}`;
  return isTooShort ? criteria : { ...criteria, dropOffDate: dropOff.day, dropOffTime: dropOff.time };
}

export function withinStationHours(
  criteria: CarCriteria,
  stations: readonly Pick<CarStation, 'openingHours'>[],
): CarCriteria {
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime } = criteria;
  const [pickUp, dropOff] = [`${pickUpDate}T${pickUpTime}`, `${dropOffDate}T${dropOffTime}`];
  const [nearest] = stations
    .flatMap((station) => {
      const from = nearestOpenTime([station], pickUp, 'after');
      const to = dropOffDate === '' ? dropOff : nearestOpenTime([station], dropOff, 'before');
      if (from === null || to === null || (dropOffDate !== '' && to <= from)) return [];
      const shift = minutesBetween(pickUp, from) + (dropOffDate === '' ? 0 : minutesBetween(to, dropOff));
      return { from, to, shift };
    })
    .sort((one, other) => one.shift - other.shift);
  if (!nearest) return criteria;
  const [fromDay = '', fromTime = ''] = nearest.from.split('T');
  const [toDay = '', toTime = ''] = nearest.to.split('T');
  return { ...criteria, pickUpDate: fromDay, pickUpTime: fromTime, dropOffDate: toDay, dropOffTime: toTime };
}

function toAirport(place: RentalPlace | null): Visit['airport'] {
  return place?.kind === 'airport' ? { code: place.code, label: place.label } : null;
}

/** A later time is rounded up to the half hour, an earlier one down. */
function shiftToHalfHour({ day, time }: { day: string; time: string }, minutes: number) {
  const round = minutes > 0 ? Math.ceil : Math.floor;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shifted = round((hour * 60 + minute + minutes) / HALF_HOUR) * HALF_HOUR;
  const days = Math.floor(shifted / DAY_MINUTES);
  return { day: dayAfter(day, days), time: formatTime(shifted - days * DAY_MINUTES) };
}

function formatTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
