import type { BookingCriteria, BookingTraveler } from '../booking/flow-types.ts';
import { type CarCriteria, DEFAULT_DRIVER_AGE, type RentalPlace } from '../car-booking/car-criteria.ts';
import type { FlowByKind } from '../checkout/checkout-part.ts';
import type { CarPart, FlightPart, HotelPart, ServiceClass, SupplierPart } from '../contract.ts';
import {
  EMPTY_LEG,
  type FlightCriteria,
  freshFlightCriteria,
  type LegInput,
  type SelectedAirport,
} from '../flight-booking/flight-criteria.ts';
import { departureOf, destinationOf, originOf } from '../flight-booking/flight-times.ts';
import { DEFAULT_HOTEL_RADIUS, type HotelCriteria } from '../hotel-booking/hotel-criteria.ts';

/** The search of a flow, by its kind. */
export type KindCriteria = {
  [Kind in keyof FlowByKind]: { kind: Kind; criteria: FlowByKind[Kind]['criteria'] };
}[keyof FlowByKind];

/** The known data of the trip that the part belongs to. */
export interface PartContext {
  purpose: string;
  /** All travellers of the trip. */
  travelers: readonly BookingTraveler[];
}

const MULTI_CITY_FROM = 3;
/** From the lowest. */
const SERVICE_CLASSES: readonly ServiceClass[] = ['Y', 'W', 'C', 'F'];

/** The search for a replacement of a part, as far as the part contains its criteria. */
export function criteriaOfPart(part: SupplierPart, { purpose, travelers }: PartContext): KindCriteria {
  const own = travelers
    .filter(({ _id }) => part.travelers.includes(_id))
    .map(({ _id, firstName, lastName }) => ({ _id, firstName, lastName }));
  const common: BookingCriteria = { purpose, travelers: own };
  switch (part.kind) {
    case 'flight':
      return { kind: 'flight', criteria: flightCriteria(part, common) };
    case 'hotel':
      return { kind: 'hotel', criteria: hotelCriteria(part, common) };
    case 'car':
      return { kind: 'car', criteria: carCriteria(part, common) };
  }
}

function flightCriteria(part: FlightPart, common: BookingCriteria): FlightCriteria {
  const fresh = freshFlightCriteria(common);
  const { legs, fare } = part;
  const flown = legs.map((leg) => ({
    origin: airportIn(part, originOf(leg)),
    destination: airportIn(part, destinationOf(leg)),
    departureDate: departureOf(leg).slice(0, 10),
    departureTime: null,
  }));
  const serviceClass = SERVICE_CLASSES.find((one) => fare.serviceClasses.includes(one)) ?? fresh.serviceClass;
  const [out = EMPTY_LEG, back] = flown;
  if (flown.length >= MULTI_CITY_FROM || (back && !isWayBack(out, back))) {
    return { ...fresh, flightType: 'multiCity', legs: flown, serviceClass };
  }
  return {
    ...fresh,
    flightType: back ? 'roundTrip' : 'oneWay',
    legs: [{ ...out, departureDate: '' }],
    departureDateRange: { from: out.departureDate, to: back?.departureDate ?? '' },
    serviceClass,
  };
}

const isWayBack = (out: LegInput, back: LegInput): boolean =>
  out.origin?.code === back.destination?.code && out.destination?.code === back.origin?.code;

function airportIn({ airports }: FlightPart, code: string): SelectedAirport | null {
  const known = airports.find((airport) => airport.code === code);
  if (!known) return null;
  const { name, city, zone } = known;
  return { code, type: 'airport', name, city, zone, airports: [code] };
}

function hotelCriteria(part: HotelPart, { purpose, travelers }: BookingCriteria): HotelCriteria {
  const { property, startsOn, endsOn, rooms } = part;
  const { name, address, latitude, longitude } = property;
  return {
    formVariant: 'location',
    place: { label: `${name}, ${address.city}`, latitude, longitude },
    companyLocationId: null,
    radius: DEFAULT_HOTEL_RADIUS,
    checkIn: startsOn,
    checkOut: endsOn,
    rooms,
    submitButtonType: 'SearchByPrice',
    purpose,
    travelers,
  };
}

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
