import {
  type CarFuel,
  type CarTransmission,
  categoryOf,
  fuelOf,
  hasAirConditioning,
  transmissionOf,
} from '../acriss.ts';
import { type CarEntry, type CarList, compareTexts } from './car-list.ts';
import type { CarListFilter } from './car-list-settings.ts';

const CODE_OF = {
  vendorCode: ({ vendor }) => vendor.code,
  carCategory: ({ car }) => categoryOf(car.acriss),
  carTransmission: ({ car }) => transmissionOf(car.acriss) ?? '',
  carFuel: ({ car }) => fuelOf(car.acriss) ?? '',
} satisfies Partial<Record<keyof CarListFilter, (car: CarEntry) => string>>;

export type CodeFacet = keyof typeof CODE_OF;
const CODE_FACETS = ['vendorCode', 'carCategory', 'carTransmission', 'carFuel'] as const;

/** In policy means that no approval is needed. */
export function isInPolicy({ verdict }: CarEntry): boolean {
  return verdict.action === 'allow';
}

type Facet = keyof CarListFilter;
type Test = (car: CarEntry) => boolean;

function buildTests(filter: CarListFilter): Map<Facet, Test> {
  const tests = new Map<Facet, Test>();
  for (const facet of CODE_FACETS) {
    const codes = new Set<string>(filter[facet]);
    if (codes.size > 0) tests.set(facet, (car) => codes.has(CODE_OF[facet](car)));
  }
  const { minimumSeats } = filter;
  if (minimumSeats !== null) tests.set('minimumSeats', ({ car }) => car.seats >= minimumSeats);
  if (filter.airConditioning) tests.set('airConditioning', ({ car }) => hasAirConditioning(car.acriss));
  if (filter.inPolicyOnly) tests.set('inPolicyOnly', isInPolicy);
  return tests;
}

export function filterCars({ cars }: CarList, filter: CarListFilter): CarEntry[] {
  const tests = [...buildTests(filter).values()];
  return cars.filter((car) => tests.every((passes) => passes(car)));
}

export interface CarCounts extends Readonly<Record<CodeFacet, ReadonlyMap<string, number>>> {
  seats: ReadonlyMap<number, number>;
  airConditioning: number;
  inPolicyOnly: number;
}

export function countCars(list: CarList, filter: CarListFilter): CarCounts {
  const without = (facet: Facet) => {
    const tests = buildTests(filter);
    tests.delete(facet);
    return list.cars.filter((car) => [...tests.values()].every((passes) => passes(car)));
  };
  const byCode = (facet: CodeFacet) => countBy(without(facet), CODE_OF[facet]);
  return {
    vendorCode: byCode('vendorCode'),
    carCategory: byCode('carCategory'),
    carTransmission: byCode('carTransmission'),
    carFuel: byCode('carFuel'),
    seats: countBy(without('minimumSeats'), ({ car }) => car.seats),
    airConditioning: without('airConditioning').filter(({ car }) => hasAirConditioning(car.acriss)).length,
    inPolicyOnly: without('inPolicyOnly').filter(isInPolicy).length,
  };
}

export interface CarChoices {
  vendors: readonly { code: string; name: string }[];
  categories: readonly string[];
  transmissions: readonly CarTransmission[];
  fuels: readonly CarFuel[];
  seats: readonly number[];
}

export function listCarChoices({ cars }: CarList): CarChoices {
  const vendors = new Map(cars.map(({ vendor }) => [vendor.code, vendor]));
  const seats = [...new Set(cars.map(({ car }) => car.seats))].sort((one, other) => one - other);
  const codes = cars.map(({ car }) => car.acriss);
  return {
    vendors: [...vendors.values()].sort((one, other) => one.name.localeCompare(other.name)),
    categories: mostFirst(codes.map(categoryOf)),
    transmissions: mostFirst(codes.map(transmissionOf)),
    fuels: mostFirst(codes.map(fuelOf)),
    seats: seats.slice(1),
  };
}

export type CarFilterPart = keyof CarListFilter;

const PARTS = [
  'inPolicyOnly',
  'vendorCode',
  'carCategory',
  'carTransmission',
  'carFuel',
  'minimumSeats',
  'airConditioning',
] as const satisfies readonly CarFilterPart[];

export function partsOfCarFilter(filter: CarListFilter): CarFilterPart[] {
  const tests = buildTests(filter);
  return PARTS.filter((part) => tests.has(part));
}

export function suggestCarFilters(
  list: CarList,
  filter: CarListFilter,
): { part: CarFilterPart; results: number }[] {
  const tests = buildTests(filter);
  return partsOfCarFilter(filter)
    .map((part) => {
      const others = [...tests].filter(([facet]) => facet !== part).map(([, passes]) => passes);
      return { part, results: list.cars.filter((car) => others.every((passes) => passes(car))).length };
    })
    .filter(({ results }) => results > 0)
    .sort((one, other) => other.results - one.results);
}

function mostFirst<Code extends string>(codes: readonly (Code | undefined)[]): Code[] {
  const known = codes.filter((code) => code !== undefined);
  return [...countBy(known, (code) => code)]
    .sort(([one, ones], [other, others]) => others - ones || compareTexts(one, other))
    .map(([code]) => code);
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
