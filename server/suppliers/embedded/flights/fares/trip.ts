import type { ServiceClass } from '#domain/contract.ts';
import { localCurrency } from '../../local-price.ts';
import { endsOf, findMainCarrier, type Journey } from '../journeys/journey.ts';
import type { Carrier } from '../network/carriers.ts';
import type { Flight } from '../network/flight.ts';
import { FAR_KM } from '../network/route.ts';
import { LAST_CALL } from '../sale-rules.ts';
import { flownClass } from './cabins.ts';
import { FARE_PLANS, type FarePlan } from './fare-plans.ts';

export interface Trip {
  legs: readonly [Journey, ...Journey[]];
  flights: readonly Flight[];
  seller: Carrier;
  /** Long-distance fares have other fees and baggage. */
  far: boolean;
  currency: string;
  isReturn: boolean;
}

const MINUTE_MS = 60_000;
const RANK: Readonly<Record<ServiceClass, number>> = { Y: 0, W: 1, C: 2, F: 3 };

export function buildTrip(legs: readonly [Journey, ...Journey[]]): Trip {
  const { from } = endsOf(legs[0]);
  return {
    legs,
    flights: legs.flatMap(({ flights }) => flights),
    seller: findMainCarrier(legs[0]),
    far: legs.some(isFar),
    currency: localCurrency(from.country),
    isReturn: isReturn(legs),
  };
}

export function calculateLastSale({ flights: [first] }: Pick<Trip, 'flights'>): Date {
  return new Date(((first?.leaves ?? 0) - LAST_CALL) * MINUTE_MS);
}

export function isFar({ km }: Journey): boolean {
  return km > FAR_KM;
}

export function selectPlans({ seller, legs }: Trip, lowest: ServiceClass): FarePlan[] {
  return FARE_PLANS[seller.kind].filter(
    ({ serviceClass }) =>
      RANK[serviceClass] >= RANK[lowest] && legs.every((leg) => hasCabin(leg, serviceClass)),
  );
}

/** The longest flight of a leg has the cabin; on the others passengers may sit in a lower one. */
function hasCabin({ flights }: Journey, serviceClass: ServiceClass): boolean {
  const longest = flights.reduce((one, other) =>
    other.direction.route.km > one.direction.route.km ? other : one,
  );
  return flownClass(longest, serviceClass) === serviceClass;
}

function isReturn(legs: readonly Journey[]): boolean {
  const [out, back] = legs;
  if (legs.length !== 2 || !out || !back) return false;
  const [there, here] = [endsOf(out), endsOf(back)];
  return there.to.country === here.from.country && there.from.country === here.to.country;
}
