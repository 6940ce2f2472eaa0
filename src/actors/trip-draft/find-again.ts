import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import { toSelectedCar } from '#domain/car-booking/car-choice.ts';
import { mergeCarResults } from '#domain/car-booking/car-list.ts';
import { carName } from '#domain/car-booking/car-name.ts';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import { findEarlierCar } from '#domain/car-booking/earlier-car.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { CarPart, FlightPart, HotelPart, PartToChange, SupplierPart, Trip } from '#domain/contract.ts';
import { findSameFlight } from '#domain/flight-booking/find-same-flight.ts';
import { toSelectedResult } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { toFlightSearchRequest, toFlightSelectRequest } from '#domain/flight-booking/flight-requests.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import { isSameRate } from '#domain/hotel-booking/hotel-choice.ts';
import { comparePrices } from '#domain/hotel-booking/hotel-list.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import { shiftCriteria } from '#domain/trip-draft/book-again.ts';
import { criteriaOfPart, type KindCriteria } from '#domain/trip-draft/criteria-of-part.ts';
import { checkCar, searchCars } from '../../api/car-requests.ts';
import type { Api } from '../../api/client.ts';
import { collectResults } from '../../api/collect-results.ts';
import { searchFlights, selectFlight } from '../../api/flight-requests.ts';
import { checkHotelRate, getHotelDetails } from '../../api/hotel-requests.ts';

/** A part of an earlier trip on other days. */
export interface RepeatedPart {
  earlier: SupplierPart;
  /** Its search on the new days, for choosing another. */
  search: KindCriteria;
  /** Null where it is not offered on these days. */
  found: { part: CheckoutPart; isSame: boolean } | null;
}

type CriteriaOf<Kind extends KindCriteria['kind']> = Extract<KindCriteria, { kind: Kind }>['criteria'];
type Found = RepeatedPart['found'];

/** Finds the parts so many days later, all at the same time, at today's prices. */
export function findAgain(
  api: Api,
  { parts, trip, days }: { parts: readonly SupplierPart[]; trip: Trip; days: number },
  signal: AbortSignal,
): Promise<RepeatedPart[]> {
  const { bookingInfo, travelers } = trip;
  return Promise.all(
    parts.map(async (earlier) => {
      const search = shiftCriteria(
        criteriaOfPart(earlier, { purpose: bookingInfo.purpose, travelers }),
        days,
      );
      const found = await findOne(api, { earlier, search, days, trip }, signal);
      return { earlier, search, found: found && withOrigin(found, earlier) };
    }),
  );
}

function withOrigin({ part, isSame }: NonNullable<Found>, { _id }: SupplierPart): NonNullable<Found> {
  return { part: { ...part, repeats: _id }, isSame };
}

interface Wanted {
  earlier: SupplierPart;
  search: KindCriteria;
  days: number;
  trip: Trip;
}

function findOne(api: Api, { earlier, search, days, trip }: Wanted, signal: AbortSignal): Promise<Found> {
  if (earlier.kind === 'flight' && search.kind === 'flight') {
    return findFlight(api, { earlier, criteria: search.criteria, days }, signal);
  }
  if (earlier.kind === 'hotel' && search.kind === 'hotel') {
    return findRoom(api, { earlier, criteria: search.criteria }, signal);
  }
  if (earlier.kind === 'car' && search.kind === 'car') {
    return findCar(api, { earlier, criteria: search.criteria, trip }, signal);
  }
  throw new Error(`A ${earlier.kind} is searched for as a ${search.kind}`);
}

interface WantedFlight {
  earlier: FlightPart;
  /** On the new days. */
  criteria: FlightCriteria;
  /** How many days later they are. */
  days: number;
  /** The booked part that would be changed; absent where another is booked. */
  changes?: PartToChange;
}

/** The same flights at the same fare, else at their cheapest one. */
export async function findFlight(
  api: Api,
  { earlier, criteria, days, changes }: WantedFlight,
  signal: AbortSignal,
): Promise<{ part: CheckoutPart<'flight'>; isSame: boolean } | null> {
  const search = changingRequest(toFlightSearchRequest(criteria), changes ?? null);
  const lines = await collectResults(searchFlights(api, search, signal));
  const list = mergeFlightResults(lines);
  const same = list && findSameFlight(list, earlier, days);
  if (!same) return null;
  const request = changingRequest(toFlightSelectRequest(criteria, same.fare, NO_EXTRAS), changes ?? null);
  const priced = await selectFlight(api, request, signal);
  if (priced.outcome !== 'priced') return null;
  const result = toSelectedResult(same.flight);
  return { part: { kind: 'flight', criteria, result, priced, extras: NO_EXTRAS }, isSame: same.isSame };
}

/** The same room on the same terms, else the cheapest room of the hotel. */
async function findRoom(
  api: Api,
  { earlier, criteria }: { earlier: HotelPart; criteria: CriteriaOf<'hotel'> },
  signal: AbortSignal,
): Promise<Found> {
  const { property, room } = earlier;
  const { options } = await getHotelDetails(
    api,
    toHotelDetailsRequest(criteria, property.propertyId),
    signal,
  );
  const same = options.find((option) => isSameRate(option.room, room));
  const [cheapest] = options.toSorted((one, other) =>
    comparePrices(one.companyPrice ?? one.price, other.companyPrice ?? other.price),
  );
  const chosen = same ?? cheapest;
  if (!chosen) return null;
  const travelers = criteria.travelers.map(({ _id }: BookingTraveler) => _id);
  const priced = await checkHotelRate(api, { travelers, offer: chosen.offer }, signal);
  if (priced.outcome !== 'priced') return null;
  const result = { id: property.propertyId, name: property.name };
  return { part: { kind: 'hotel', criteria, result, priced, extras: null }, isSame: same !== undefined };
}

/** The same car, else the one that comes nearest to it. */
async function findCar(
  api: Api,
  { earlier, criteria, trip }: { earlier: CarPart; criteria: CriteriaOf<'car'>; trip: Trip },
  signal: AbortSignal,
): Promise<Found> {
  const lines = await collectResults(searchCars(api, toCarSearchRequest(criteria), signal));
  const list = mergeCarResults(lines);
  const choice = earlierChoice(earlier, trip.bookingInfo);
  const found = list && findEarlierCar(list, { earlier: choice, isComplete: true, gone: new Set() });
  if (!found) return null;
  const { result: listed, fit } = found;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const priced = await checkCar(api, { travelers, offer: toSelectedCar(listed).offer }, signal);
  if (priced.outcome !== 'priced') return null;
  const result = { id: listed.id, name: carName(listed) };
  return { part: { kind: 'car', criteria, result, priced, extras: null }, isSame: fit === 'same' };
}
