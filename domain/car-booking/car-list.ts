import type {
  CarResult,
  CarResults,
  CarStation,
  CarVendor,
  Money,
  OfferVerdict,
  RentalCarTerms,
} from '../contract.ts';
import { compareMoney, divideMoney } from '../money.ts';

export interface CarList extends Pick<CarResults, 'currency' | 'unit'> {
  expiresAt: string;
  /** In an order that does not depend on which source answered first. */
  cars: readonly CarEntry[];
}

export interface CarEntry {
  id: string;
  offer: string;
  source: string;
  vendor: CarVendor;
  pickUp: CarStation;
  dropOff: CarStation;
  car: RentalCarTerms;
  verdict: OfferVerdict;
  price: Money;
  /** Null without an exchange rate. */
  total: Money | null;
  /** Per day. */
  average: Money | null;
}

export function mergeCarResults(lines: readonly CarResults[]): CarList | null {
  const [first] = lines;
  if (!first) return null;
  return {
    currency: first.currency,
    unit: first.unit,
    expiresAt: lines.map(({ expiresAt }) => expiresAt).sort()[0] ?? first.expiresAt,
    cars: lines
      .flatMap((line) => line.cars.map((car) => listCar(car, line)))
      .sort((one, other) => compareTexts(one.id, other.id)),
  };
}

export function countNewCars(shown: CarList, arrived: CarList): number {
  const known = new Set(shown.cars.map(({ id }) => id));
  return arrived.cars.filter(({ id }) => !known.has(id)).length;
}

export function comparePrices(one: Money | null, other: Money | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareMoney(one, other);
}

function listCar(result: CarResult, line: CarResults): CarEntry {
  const { offer, car, price } = result;
  const vendor = entryAt(line.vendors, result.vendor);
  const pickUp = entryAt(line.stations, result.pickUp);
  const dropOff = entryAt(line.stations, result.dropOff);
  const total = result.companyPrice ?? (price.currency === line.currency ? price : null);
  return {
    id: carResultId(line, result),
    offer,
    source: line.source,
    vendor,
    pickUp,
    dropOff,
    car,
    verdict: entryAt(line.verdicts, result.verdict),
    price,
    total,
    average: total && divideMoney(total, car.days),
  };
}

function entryAt<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (!entry) throw new RangeError(`The results have no entry ${index}`);
  return entry;
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

export function carResultId(
  line: Pick<CarResults, 'source' | 'vendors' | 'stations'>,
  { vendor, pickUp, dropOff, car }: Pick<CarResult, 'vendor' | 'pickUp' | 'dropOff' | 'car'>,
): string {
  const [from, to] = [entryAt(line.stations, pickUp), entryAt(line.stations, dropOff)];
  const { code } = entryAt(line.vendors, vendor);
  return [line.source, code, from.stationId, to.stationId, car.acriss, car.model].join(' ');
}
