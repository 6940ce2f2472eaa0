import { filterCars, isInPolicy } from './car-facets.ts';
import { type CarEntry, type CarList, comparePrices, compareTexts } from './car-list.ts';
import type { CarListFilter, CarSort } from './car-list-settings.ts';

type Order = (one: CarEntry, other: CarEntry) => number;

const cheapest: Order = (one, other) => comparePrices(one.total, other.total);
const closest: Order = (one, other) => one.pickUp.distance - other.pickUp.distance;
const named: Order = (one, other) => compareTexts(one.id, other.id);

/** Equal cars are sorted by price, then by distance, then in a fixed order. */
const ORDERS: Record<CarSort, Order> = {
  cheapest: (one, other) => cheapest(one, other) || closest(one, other) || named(one, other),
  closest: (one, other) => closest(one, other) || cheapest(one, other) || named(one, other),
};

/** The cars that pass the filter, in the selected order. */
export function showCars(list: CarList, filter: CarListFilter, sort: CarSort): CarEntry[] {
  return filterCars(list, filter).sort(ORDERS[sort]);
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
