import type { BookingCriteria } from '../booking/flow-types.ts';
import {
  type CarCriteria,
  DEFAULT_CAR_RETURN_HOURS,
  DEFAULT_DRIVER_AGE,
  DEFAULT_DROP_OFF_TIME,
  DEFAULT_PICK_UP_TIME,
} from '../car-booking/car-criteria.ts';
import { nearestOpenTime } from '../car-booking/opening-hours.ts';
import type { CheckoutPart } from '../checkout/checkout-part.ts';
import type { CarStation } from '../contract.ts';
import { EMPTY_LEG, type FlightCriteria, freshFlightCriteria } from '../flight-booking/flight-criteria.ts';
import { DEFAULT_HOTEL_RADIUS, type HotelCriteria } from '../hotel-booking/hotel-criteria.ts';
import { dayAfter, minutesBetween } from '../local-time.ts';
import { findVisit, type Visit } from './visit.ts';

/** A part that a trip may need next, with its prefilled search. */
export type NextPart = {
  /** The location, in words. */
  city: string;
  /** Its days, `yyyy-MM-dd`; the last one is empty where it is unknown. */
  from: string;
  to: string;
  /** The place or the airport to be looked up by these words; null where it is known. */
  lookUp: string | null;
} & (
  | { kind: 'flight'; criteria: FlightCriteria }
  | { kind: 'hotel'; criteria: HotelCriteria }
  | {
      kind: 'car';
      criteria: CarCriteria;
      /** The flight that the car is returned for, `yyyy-MM-ddTHH:mm`; null where its time is unknown. */
      departure: string | null;
    }
);

const MOST_TRAVELERS = 9;
const HALF_HOUR = 30;
const DAY_MINUTES = 24 * 60;
/** From the landing to the pick-up of a car. */
const MINUTES_AFTER_LANDING = 30;

/** The parts that a trip may still need; empty without any parts. */
export function nextParts(parts: readonly CheckoutPart[]): NextPart[] {
  const visit = findVisit(parts);
  const [first] = parts;
  if (!visit || !first) return [];
  const common = { purpose: first.criteria.purpose, travelers: listTravelers(parts) };
  const kinds = new Set(parts.map(({ kind }) => kind));
  const next = [
    kinds.has('hotel') ? null : proposeHotel(visit, common),
    kinds.has('car') ? null : proposeCar(visit, common),
    kinds.has('flight') ? null : proposeFlight(visit, common),
  ];
  return next.filter((one) => one !== null);
}

/** A suggested part for a visit; null where there is no time for it. */
export function nextPartAt(kind: NextPart['kind'], visit: Visit, common: BookingCriteria): NextPart | null {
  return NEXT[kind](visit, common);
}

function listTravelers(parts: readonly CheckoutPart[]): BookingCriteria['travelers'] {
  const everybody = parts.flatMap(({ criteria }) => criteria.travelers);
  return [...new Map(everybody.map((one) => [one._id, one])).values()].slice(0, MOST_TRAVELERS);
}

/** Near the airport, for the nights; null for a return on the same day. */
function proposeHotel(
  { city, arrival, departure, airport, place }: Visit,
  common: BookingCriteria,
): NextPart | null {
  const from = arrival.day;
  const to = departure?.day ?? '';
  if (to !== '' && to <= from) return null;
  return {
    kind: 'hotel',
    city,
    from,
    to,
    lookUp: place ? null : (airport?.code ?? city),
    criteria: {
      formVariant: 'location',
      place,
      companyLocationId: null,
      radius: DEFAULT_HOTEL_RADIUS,
      checkIn: from,
      checkOut: to,
      rooms: Math.max(common.travelers.length, 1),
      submitButtonType: 'SearchByPrice',
      purpose: common.purpose,
      travelers: common.travelers,
    },
  };
}

/** At the airport, from some time after landing until some time before departure; null where there is no time for it. */
function proposeCar(
  { city, arrival, departure, airport, place }: Visit,
  common: BookingCriteria,
): NextPart | null {
  const pickUp = arrival.time
    ? shiftToHalfHour({ day: arrival.day, time: arrival.time }, MINUTES_AFTER_LANDING)
    : { day: arrival.day, time: DEFAULT_PICK_UP_TIME };
  const dropOff = departure?.time
    ? shiftToHalfHour({ day: departure.day, time: departure.time }, -60 * DEFAULT_CAR_RETURN_HOURS)
    : { day: departure?.day ?? '', time: DEFAULT_DROP_OFF_TIME };
  const isTooShort = dropOff.day !== '' && `${dropOff.day}T${dropOff.time}` <= `${pickUp.day}T${pickUp.time}`;
  if (isTooShort) return null;
  return {
    kind: 'car',
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
      // One of the travellers drives.
      travelers: common.travelers.slice(0, 1),
    },
  };
}

/** The return as long before the departure as the company wants it; unchanged where no time would be left. */
export function returnedBefore(
  criteria: CarCriteria,
  departure: string | null,
  carReturnHours: number,
): CarCriteria {
  if (departure === null) return criteria;
  const [day = '', time = ''] = departure.split('T');
  const dropOff = shiftToHalfHour({ day, time }, -60 * carReturnHours);
  const isTooShort = `${dropOff.day}T${dropOff.time}` <= `${criteria.pickUpDate}T${criteria.pickUpTime}`;
  return isTooShort ? criteria : { ...criteria, dropOffDate: dropOff.day, dropOffTime: dropOff.time };
}

/** The pick-up and the return of a car within the hours of the station that changes them least. */
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

/** To the city and back, around the days there. */
function proposeFlight({ city, arrival, departure }: Visit, common: BookingCriteria): NextPart {
  const [from, to] = [arrival.day, departure?.day ?? ''];
  return {
    kind: 'flight',
    city,
    from,
    to,
    lookUp: city,
    criteria: {
      ...freshFlightCriteria(common),
      legs: [EMPTY_LEG],
      departureDateRange: { from, to },
    },
  };
}

const NEXT = { flight: proposeFlight, hotel: proposeHotel, car: proposeCar } satisfies Record<
  NextPart['kind'],
  (visit: Visit, common: BookingCriteria) => NextPart | null
>;

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
