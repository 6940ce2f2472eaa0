import type { CarPlaceRequest, CarSearchRequest, DistanceUnit } from '#domain/contract.ts';
import { toKilometres } from '#domain/geography.ts';
import { dateAt, dayAfter, minutesBetween, toInstant } from '#domain/local-time.ts';
import type { CarPlace, CarQuery } from '#domain/offers/car-offer.ts';
import { fieldRefusal } from '../../field-errors.ts';
import { readAirports } from '../airports/airport-data.ts';
import { zoneNear } from '../airports/zone-near.ts';

const USUAL_RADIUS = 10;
const USUAL_PICK_UP_TIME = '08:00';
const USUAL_DROP_OFF_TIME = '18:00';
/** Vendors take no bookings for later days. */
const LAST_DAY = 362;
const LONGEST_DAYS = 30;
const DAY_MINUTES = 24 * 60;

export function readRental(request: CarSearchRequest, unit: DistanceUnit, now: Date): CarQuery {
  const { pickUp: from, dropOff: to = from, pickUpDate, dropOffDate } = request;
  const { pickUpTime = USUAL_PICK_UP_TIME, dropOffTime = USUAL_DROP_OFF_TIME } = request;
  const { place: pickUp, zone } = readPlace(from, '/pickUp', unit);
  const { place: dropOff } = readPlace(to, '/dropOff', unit);
  const pickUpAt = `${pickUpDate}T${pickUpTime}`;
  const dropOffAt = `${dropOffDate}T${dropOffTime}`;
  refuseImpossibleTimes({ pickUpAt, dropOffAt }, zone, now);
  const { driverAge } = request;
  return { pickUp, dropOff, pickUpAt, dropOffAt, driverAge };
}

function refuseImpossibleTimes(
  { pickUpAt, dropOffAt }: Pick<CarQuery, 'pickUpAt' | 'dropOffAt'>,
  zone: string,
  now: Date,
): void {
  if (toInstant(pickUpAt, zone) <= now) {
    throw fieldRefusal('pick_up_in_past', '/pickUpDate', 'in_past');
  }
  const last = dayAfter(dateAt(now, zone), LAST_DAY);
  if (pickUpAt.slice(0, 10) > last) {
    throw fieldRefusal('pick_up_too_far', '/pickUpDate', 'too_late', { latest: last });
  }
  if (dropOffAt <= pickUpAt) {
    throw fieldRefusal('drop_off_too_early', '/dropOffDate', 'not_after_start');
  }
  if (minutesBetween(pickUpAt, dropOffAt) > LONGEST_DAYS * DAY_MINUTES) {
    throw fieldRefusal('rental_too_long', '/dropOffDate', 'period_too_long', { maximum: LONGEST_DAYS });
  }
}

export function readPlace(
  place: CarPlaceRequest,
  path: string,
  unit: DistanceUnit,
): { place: CarPlace; zone: string } {
  if ('code' in place) {
    const airport = readAirports().find(({ code }) => code === place.code);
    if (!airport) throw fieldRefusal('place_unknown', path, 'not_found');
    return { place: { kind: 'airport', code: airport.code }, zone: airport.zone };
  }
  const { latitude, longitude, radius = USUAL_RADIUS } = place;
  const radiusKm = toKilometres(radius, unit);
  return { place: { kind: 'point', latitude, longitude, radiusKm }, zone: zoneNear(place) };
}
