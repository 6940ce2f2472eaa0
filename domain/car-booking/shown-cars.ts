import { compareBest, type WeighedOffer } from '../booking/best-for-you.ts';
import type { Money } from '../contract.ts';
import { toKilometres } from '../geography.ts';
import { filterCars, isInPolicy } from './car-facets.ts';
import { type CarEntry, type CarList, comparePrices, compareTexts } from './car-list.ts';
import type { CarListFilter, CarSort } from './car-list-settings.ts';

type Order = (one: CarEntry, other: CarEntry) => number;

const cheapest: Order = (one, other) => comparePrices(one.total, other.total);
const closest: Order = (one, other) => one.pickUp.distance - other.pickUp.distance;
const named: Order = (one, other) => compareTexts(one.id, other.id);

/** Equal cars are sorted by price, then by distance, then in a fixed order. */
const ORDERS: Record<Exclude<CarSort, 'best'>, Order> = {
  cheapest: (one, other) => cheapest(one, other) || closest(one, other) || named(one, other),
  closest: (one, other) => closest(one, other) || cheapest(one, other) || named(one, other),
};

export function showCars(
  list: CarList,
  filter: CarListFilter,
  sort: CarSort,
  hour: Money | null = null,
): CarEntry[] {
  return filterCars(list, filter).sort(sort === 'best' ? orderBest(list, hour) : ORDERS[sort]);
}

/** To the station and back. */
const MINUTES_FOR_KILOMETRE = 4;
/** Waiting for a shuttle twice. */
const MINUTES_OF_SHUTTLE = 30;

export function weighCar({ unit }: Pick<CarList, 'unit'>, car: CarEntry): WeighedOffer {
  const { distance, access } = car.pickUp;
  const way = toKilometres(distance, unit) * MINUTES_FOR_KILOMETRE;
  const minutes = Math.round(way) + (access === 'shuttle' ? MINUTES_OF_SHUTTLE : 0);
  return { inPolicy: isInPolicy(car), total: car.total, minutes };
}

function orderBest(list: CarList, hour: Money | null): Order {
  return (one, other) => compareBest(weighCar(list, one), weighCar(list, other), hour) || named(one, other);
}

const MOST_ALTERNATIVES = 3;

/**
 * Cars inside the policy as alternatives to one that is not: of the same category if there are any, the
 * cheapest first.
 */
export function alternativesTo(list: CarList, chosen: CarEntry): CarEntry[] {
  if (isInPolicy(chosen)) return [];
  const [category] = chosen.car.acriss;
  const isOther = (car: CarEntry) => Number(car.car.acriss[0] !== category);
  return list.cars
    .filter(isInPolicy)
    .sort((one, other) => isOther(one) - isOther(other) || ORDERS.cheapest(one, other))
    .slice(0, MOST_ALTERNATIVES);
}
