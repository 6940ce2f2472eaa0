import { type CarTerms, termsOfCarEntry } from '../car-booking/car-choice.ts';
import type { CarList } from '../car-booking/car-list.ts';
import type { CheckoutInfo } from '../checkout/checkout-info.ts';
import { infoOfTrip } from '../checkout/info-of-trip.ts';
import type { Money, RoomConditions, SupplierPart, Trip } from '../contract.ts';
import type { FareTerms } from '../flight-booking/flight-choice.ts';
import { buildFlightId, type FlightEntry, type FlightList } from '../flight-booking/flight-list.ts';
import type { HotelEntry, HotelList } from '../hotel-booking/hotel-list.ts';
import { subtractMoney } from '../money.ts';

/** What a traveller chose in an earlier request, whose search is opened again. */
export interface EarlierChoice {
  /** The hotel or the flight; of cars the same as `offer`. */
  result: string;
  /** Identifies the room, the fare or the car in every search. */
  offer: string;
  /** The supplier's price then; of flights for one traveller, as they are listed. */
  price: Money;
  /** The information of the request, which its new checkout proposes. */
  info: Pick<CheckoutInfo, 'comment' | 'reason' | 'referenceFieldValues'>;
}

/** The earlier choice where it is still offered. */
export interface EarlierOffer<Result> {
  result: Result;
  /** The same room, fare or car is offered, not only the hotel or the flight. */
  isSameOffer: boolean;
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
      return { result: flight, offer: fareKey(terms), price, info };
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

export function findEarlierFlight(
  { flights }: FlightList,
  earlier: EarlierChoice | null,
): EarlierOffer<FlightEntry> | null {
  const flight = flights.find(({ id }) => id === earlier?.result);
  if (!flight || !earlier) return null;
  const keyOf = ({ family, serviceClasses }: FlightEntry['fares'][number]) =>
    fareKey({ flight: flight.id, family: family.code, serviceClasses });
  return offered(flight, flight.fares, { earlier, keyOf });
}

export function findEarlierHotel(
  { hotels }: HotelList,
  earlier: EarlierChoice | null,
): EarlierOffer<HotelEntry> | null {
  const hotel = hotels.find(({ propertyId }) => propertyId === earlier?.result);
  if (!hotel || !earlier) return null;
  return offered(hotel, hotel.rates, { earlier, keyOf: roomKey });
}

export function findEarlierCar(
  { cars }: CarList,
  earlier: EarlierChoice | null,
): EarlierOffer<CarList['cars'][number]> | null {
  const keyOf = (listed: CarList['cars'][number]) => carKey(termsOfCarEntry(listed));
  const car = cars.find((listed) => keyOf(listed) === earlier?.offer);
  return car && earlier ? offered(car, [car], { earlier, keyOf }) : null;
}

/** The same offer, else the cheapest of the result. */
function offered<Result, Offer extends { price: Money }>(
  result: Result,
  offers: readonly Offer[],
  { earlier, keyOf }: { earlier: EarlierChoice; keyOf: (offer: Offer) => string },
): EarlierOffer<Result> | null {
  const same = offers.find((offer) => keyOf(offer) === earlier.offer);
  const price = (same ?? offers[0])?.price;
  if (!price) return null;
  const difference = price.currency === earlier.price.currency ? subtractMoney(price, earlier.price) : null;
  return { result, isSameOffer: same !== undefined, price, difference };
}

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
