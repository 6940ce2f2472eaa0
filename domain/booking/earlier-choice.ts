import { type CarTerms, termsOfCarEntry } from '../car-booking/car-choice.ts';
import type { CarEntry, CarList } from '../car-booking/car-list.ts';
import type { CheckoutInfo } from '../checkout/checkout-info.ts';
import { infoOfTrip } from '../checkout/info-of-trip.ts';
import type { Money, RoomConditions, RoomOption, SupplierPart, Trip } from '../contract.ts';
import type { FareTerms, SelectedFare } from '../flight-booking/flight-choice.ts';
import {
  buildFlightId,
  type FareEntry,
  type FlightEntry,
  type FlightList,
  type LegEntry,
} from '../flight-booking/flight-list.ts';
import type { SelectedRate } from '../hotel-booking/hotel-choice.ts';
import type { HotelEntry, HotelList } from '../hotel-booking/hotel-list.ts';
import { subtractMoney } from '../money.ts';
import { type OfferMeasures, sortByNearness } from './nearest-offers.ts';

/** What a traveller chose in an earlier request, whose search is opened again. */
export interface EarlierChoice {
  /** The hotel or the flight; of cars the same as `offer`. */
  result: string;
  /** Identifies the room, the fare or the car in every search. */
  offer: string;
  /** The supplier's price then; of flights for one traveller, as they are listed. */
  price: Money;
  /** The local time at which a flight departs; absent for others. */
  departure?: string | undefined;
  /** The information of the request, which its new checkout proposes. */
  info: Pick<CheckoutInfo, 'comment' | 'reason' | 'referenceFieldValues'>;
}

/** How an offer compares with the earlier choice: the same, another offer of the same result, or the nearest of the others. */
export type EarlierFit = 'same' | 'otherTerms' | 'nearest';

/** The earlier choice among the offers of a search, or what comes nearest to it. */
export interface EarlierOffer<Result> {
  result: Result;
  fit: EarlierFit;
  price: Money;
  /** The increase since then, negative for a decrease; null in another currency. */
  difference: Money | null;
}

export function earlierChoice(part: SupplierPart, bookingInfo: Trip['bookingInfo']): EarlierChoice {
  const { comment, reason, referenceFieldValues } = infoOfTrip(bookingInfo);
  const info = {
    ...(comment !== undefined && { comment }),
    ...(reason && { reason }),
    referenceFieldValues,
  };
  switch (part.kind) {
    case 'flight': {
      const { legs, fare, farePerTraveler: price } = part;
      const flight = buildFlightId(legs);
      const terms = { flight, family: fare.family.code, serviceClasses: fare.serviceClasses };
      return { result: flight, offer: fareKey(terms), price, departure: departureIn(legs), info };
    }
    case 'hotel':
      return {
        result: part.property.propertyId,
        offer: roomKey(part.room),
        price: part.price.asked,
        info,
      };
    case 'car': {
      const { vendor, pickUp, dropOff, car } = part;
      const stations = { pickUpStation: pickUp.stationId, dropOffStation: dropOff.stationId };
      const offer = carKey({ vendor: vendor.code, ...stations, car });
      return { result: offer, offer, price: part.price.asked, info };
    }
  }
}

interface Search<Gone> {
  earlier: EarlierChoice | null;
  /** All results have arrived and are shown, so that the others are not offered. */
  isComplete: boolean;
  /** Offers that were sold out or withdrawn when they were chosen; of cars their ids. */
  gone: Gone;
}

export function findEarlierFlight(
  { flights }: FlightList,
  { earlier, isComplete, gone }: Search<readonly SelectedFare[]>,
): EarlierOffer<FlightEntry> | null {
  if (!earlier) return null;
  const goneKeys = new Set(gone.map(({ terms }) => fareKey(terms)));
  const offers = flights.flatMap((flight) =>
    flight.fares.map((fare) => ({
      result: flight,
      id: flight.id,
      key: keyOfFare(flight, fare),
      price: fare.price,
      departure: departureIn(flight.legs),
    })),
  );
  return findAmong(
    offers.filter(({ key }) => !goneKeys.has(key)),
    earlier,
    isComplete,
  );
}

/** The offers that are gone belong to the hotel that was chosen last. */
export function findEarlierHotel(
  { hotels }: HotelList,
  { earlier, isComplete, gone, selected }: Search<readonly SelectedRate[]> & { selected: string | null },
): EarlierOffer<HotelEntry> | null {
  if (!earlier) return null;
  const goneKeys = new Set(gone.map(({ room }) => roomKey(room)));
  const offers = hotels.flatMap((hotel) =>
    hotel.rates.map((rate) => ({
      result: hotel,
      id: hotel.propertyId,
      key: roomKey(rate),
      price: rate.price,
      distance: hotel.distance,
    })),
  );
  return findAmong(
    offers.filter(({ id, key }) => id !== selected || !goneKeys.has(key)),
    earlier,
    isComplete,
  );
}

export function findEarlierCar(
  { cars }: CarList,
  { earlier, isComplete, gone }: Search<ReadonlySet<string>>,
): EarlierOffer<CarEntry> | null {
  if (!earlier) return null;
  const offers = cars
    .filter(({ id }) => !gone.has(id))
    .map((car) => {
      const key = carKey(termsOfCarEntry(car));
      return { result: car, id: key, key, price: car.price, distance: car.pickUp.distance };
    });
  return findAmong(offers, earlier, isComplete);
}

/** The room of the earlier choice among those of its hotel that can be booked, or the nearest one; null in another hotel. */
export function findEarlierRoom(
  propertyId: string,
  rooms: readonly RoomOption[],
  earlier: EarlierChoice | null,
): EarlierOffer<RoomOption> | null {
  if (earlier?.result !== propertyId) return null;
  const offers = rooms.map((option) => ({
    result: option,
    key: roomKey(option.room),
    price: option.price,
  }));
  return findOffer(offers, earlier);
}

/** The same of the fares of a flight. */
export function findEarlierFare(
  flight: FlightEntry,
  earlier: EarlierChoice | null,
): EarlierOffer<FareEntry> | null {
  if (earlier?.result !== flight.id) return null;
  const offers = flight.fares.map((fare) => ({
    result: fare,
    key: keyOfFare(flight, fare),
    price: fare.price,
  }));
  return findOffer(offers, earlier);
}

interface ListedOffer<Result> extends Omit<OfferMeasures, 'amount'> {
  /** What is chosen from the list. */
  result: Result;
  /** Of the result, as an earlier choice names it. */
  id: string;
  /** Of the offer, as an earlier choice names it. */
  key: string;
  price: Money;
}

/** The same offer, else the first one of the same result, else the nearest one. */
function findAmong<Result>(
  offers: readonly ListedOffer<Result>[],
  earlier: EarlierChoice,
  isComplete: boolean,
): EarlierOffer<Result> | null {
  const others = offers.filter(({ id }) => id === earlier.result);
  const same = others.find(({ key }) => key === earlier.offer);
  const [other] = others;
  if (same) return compare(same, 'same', earlier);
  if (other) return compare(other, 'otherTerms', earlier);
  if (!isComplete) return null;
  const before = { amount: earlier.price.amount, departure: earlier.departure };
  const [nearest] = sortByNearness(offers, before, ({ price, departure, distance }) => ({
    amount: price.currency === earlier.price.currency ? price.amount : Number.POSITIVE_INFINITY,
    departure,
    distance,
  }));
  return nearest ? compare(nearest, 'nearest', earlier) : null;
}

/** Among the terms of one result: the same offer, else the nearest one. */
function findOffer<Result>(
  offers: readonly Omit<ListedOffer<Result>, 'id'>[],
  earlier: EarlierChoice,
): EarlierOffer<Result> | null {
  const separate = offers.map((offer) => ({ ...offer, id: offer.key }));
  return findAmong(separate, { ...earlier, result: earlier.offer }, true);
}

function compare<Result>(
  { result, price }: ListedOffer<Result>,
  fit: EarlierFit,
  earlier: EarlierChoice,
): EarlierOffer<Result> {
  const difference = price.currency === earlier.price.currency ? subtractMoney(price, earlier.price) : null;
  return { result, fit, price, difference };
}

const departureIn = (legs: readonly Pick<LegEntry, 'segments'>[]): string | undefined =>
  legs[0]?.segments[0]?.departure;

const keyOfFare = (flight: FlightEntry, { family, serviceClasses }: FareEntry): string =>
  fareKey({ flight: flight.id, family: family.code, serviceClasses });

const fareKey = ({ flight, family, serviceClasses }: FareTerms): string =>
  JSON.stringify([flight, family, serviceClasses]);

/** What rates of a list and booked rooms both say, regardless of the price. */
const SAME_ROOM = [
  'source',
  'roomName',
  'roomType',
  'breakfastIncluded',
  'refundable',
  'corporate',
  'prepaid',
] as const;

const roomKey = (room: Pick<RoomConditions, (typeof SAME_ROOM)[number]>): string =>
  JSON.stringify(SAME_ROOM.map((field) => room[field]));

function carKey({ vendor, pickUpStation, dropOffStation, car }: CarTerms): string {
  const { acriss, model, prepaid, refundable } = car;
  return JSON.stringify([vendor, pickUpStation, dropOffStation, acriss, model, prepaid, refundable]);
}
