import type { Money } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import type { Fare, FareFamily, FlightOfferDetails } from '#domain/offers/flight-offer.ts';
import type { Sellable } from '../inventory.ts';
import { buildFareBasisCodes } from './fares/booking-classes.ts';
import { unitOfFlight } from './fares/cabins.ts';
import type { FarePlan } from './fares/fare-plans.ts';
import { priceLines } from './fares/fare-price.ts';
import { buildFare, countSeats, toLeg } from './fares/itinerary.ts';
import { calculateLastSale, type Trip } from './fares/trip.ts';
import { toMinutes } from './network/calendar.ts';
import { VOID_HOURS } from './sale-rules.ts';

const HOUR_MS = 60 * 60_000;

export function sellableFlight(
  trip: Trip,
  plan: FarePlan,
  travelers: number,
  at: Date,
): Sellable<FlightOfferDetails> {
  const fare = buildFare(trip, plan, at);
  const { family } = fare;
  const price = forAll(fare.price, travelers);
  const leaves = trip.flights[0]?.leaves ?? 0;
  const whileOpen = (time: Date, money: Money | null) => (toMinutes(time) < leaves ? money : null);
  return {
    offer: {
      itinerary: { legs: trip.legs.map(toLeg) },
      fare,
      fareBasisCodes: buildFareBasisCodes(trip, plan, at),
      lines: priceLines(trip, plan, at),
      voidHours: VOID_HOURS,
      passportRequired: isPassportRequired(trip),
    },
    price,
    units: unitsOfTrip(trip, fare.serviceClasses, travelers),
    lastSale: calculateLastSale(trip),
    penaltyAt: (time) => whileOpen(time, calculatePenalty(family, price, travelers)),
    freeUntil: (soldAt) => freeUntil(family, calculateLastSale(trip), soldAt),
    changeFeeAt: (time) =>
      whileOpen(time, family.change.allowed ? forAll(family.change.fee, travelers) : null),
  };
}

function unitsOfTrip({ flights }: Trip, serviceClasses: Fare['serviceClasses'], quantity: number) {
  return flights.map((flight, index) => {
    const serviceClass = serviceClasses[index] ?? 'Y';
    return {
      unit: unitOfFlight(flight, serviceClass),
      capacity: countSeats(flight, serviceClass),
      quantity,
    };
  });
}

/**
 * For a day after the sale, but not once check-in closes; without limit where the fare refunds everything.
 */
function freeUntil({ refund }: FareFamily, lastSale: Date, soldAt: Date): Date {
  const isAlwaysFree = refund.allowed && refund.fee.amount === 0;
  const isVoidUntil = soldAt.getTime() + VOID_HOURS * HOUR_MS;
  return isAlwaysFree ? lastSale : new Date(Math.min(lastSale.getTime(), isVoidUntil));
}

/** The amount that is not refunded: a fee, but never more than was paid, or everything. */
function calculatePenalty({ refund }: FareFamily, price: Money, travelers: number): Money {
  if (!refund.allowed) return price;
  const fee = forAll(refund.fee, travelers);
  return fee.amount < price.amount ? fee : price;
}

function forAll(money: Money, travelers: number): Money {
  return Array.from({ length: travelers - 1 }, () => money).reduce(addMoney, money);
}

/** No passport is needed between these countries. */
const SCHENGEN = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether the airline needs a passport: some flight leaves the country, or the Schengen area. */
function isPassportRequired({ flights }: Pick<Trip, 'flights'>): boolean {
  return flights.some(({ direction: { from, to } }) => {
    if (from.country === to.country) return false;
    return !SCHENGEN.has(from.country) || !SCHENGEN.has(to.country);
  });
}
