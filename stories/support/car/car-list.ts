import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import { type CarList, mergeCarResults } from '#domain/car-booking/car-list.ts';
import type {
  CarResult,
  CarResults,
  CarStation,
  CarVendor,
  PolicyRule,
  RentalCarTerms,
} from '#domain/contract.ts';
import { DANIEL } from '../people.ts';
import { AVIS_AIRPORT, chf, GOLF, HERTZ_CITY } from '../trip-fixtures.ts';
import { LISTED } from '../verdicts.ts';

export const CAR_CRITERIA: CarCriteria = {
  pickUp: { kind: 'airport', code: 'ZRH', label: 'Zurich Airport (ZRH)' },
  dropOffAtPickUp: true,
  dropOff: null,
  pickUpDate: '2027-03-14',
  pickUpTime: '08:00',
  dropOffDate: '2027-03-16',
  dropOffTime: '18:00',
  driverAge: 30,
  purpose: 'client_visit',
  travelers: [DANIEL],
};

export const CAR_RULES: PolicyRule[] = [
  { rule: 'car.highestPrice', action: 'approve', limit: { amount: 100_00, currency: 'CHF' } },
];

const LABELS: Readonly<Record<string, string>> = {
  M: 'Mini',
  E: 'Economy',
  C: 'Compact',
  I: 'Intermediate',
  S: 'Standard',
  F: 'Fullsize',
  P: 'Premium',
  manual: 'Manual',
  automatic: 'Automatic',
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  electric: 'Electric',
  unspecified: 'Unspecified',
};

/** The names of these cars' codes in the enums. */
export const carLabelOf = (_category: string, id: string) => LABELS[id] ?? id;

const VENDORS: readonly CarVendor[] = [
  { code: 'ZI', name: 'Avis' },
  { code: 'ZE', name: 'Hertz' },
  { code: 'SX', name: 'Sixt' },
  { code: 'X1', name: 'Kranich Autovermietung' },
];

/** Stations are named after their place; each belongs to the vendor at the same index of the list above. */
const STATIONS: readonly CarStation[] = [
  { ...AVIS_AIRPORT, name: 'Zurich Airport' },
  { ...HERTZ_CITY, name: 'Zurich Aussersihl' },
  {
    ...AVIS_AIRPORT,
    stationId: 'SX.ZRH',
    name: 'Zurich Airport',
    latitude: 47.4489,
    longitude: 8.5602,
    distance: 0.1,
    direction: 'W',
  },
  {
    ...AVIS_AIRPORT,
    stationId: 'X1.ZRH',
    name: 'Zurich Airport',
    latitude: 47.4331,
    longitude: 8.5577,
    access: 'shuttle',
    distance: 2.3,
    direction: 'SW',
  },
];

type Row = readonly [acriss: string, model: string, seats: number, bags: number, francsOfADay: number];

const MODELS: readonly Row[] = [
  ['CDMD', 'Volkswagen Golf', 5, 2, 62],
  ['EDMV', 'Volkswagen Polo', 5, 1, 48],
  ['MDMV', 'Toyota Aygo', 4, 1, 39],
  ['CDAH', 'Toyota Corolla', 5, 2, 68],
  ['IWAD', 'Skoda Octavia', 5, 3, 79],
  ['SFAV', 'Skoda Karoq', 5, 3, 92],
  ['PDAC', 'Tesla Model 3', 5, 2, 128],
  ['FVAD', 'Volkswagen Caravelle', 9, 5, 154],
];
const DAYS = 3;
const HIGHEST_DAY = 100;

/** The results of one source: as many cars as requested. */
export function buildCarResults(count: number, more: Partial<CarResults> = {}): CarResults {
  return {
    type: 'results',
    source: 'direct',
    expiresAt: '2027-02-01T10:30:00.000Z',
    currency: 'CHF',
    rates: [],
    unit: 'km',
    vendors: [...VENDORS],
    stations: [...STATIONS],
    verdicts: [LISTED.inPolicy, LISTED.carApproval],
    cars: Array.from({ length: count }, (_, index) => carAt(index)),
    ...more,
  };
}

export function buildCarList(count: number, more: Partial<CarResults> = {}): CarList {
  const list = mergeCarResults([buildCarResults(count, more)]);
  if (!list) throw new Error('There are results');
  return list;
}

/** One-way rentals, some of them paid with the booking. */
export function buildOneWayList(count: number): CarList {
  const cars = buildCarResults(count).cars.map((car, index) => {
    const prepaid = index % 2 === 0;
    const oneWay = { ...car.car, oneWayFee: chf(3000), prepaid, dueAtDesk: prepaid ? chf(3000) : car.price };
    return { ...car, dropOff: 1, car: oneWay };
  });
  return buildCarList(count, { cars });
}

function carAt(index: number): CarResult {
  const [acriss, model, seats, largeBags, francs] = at(MODELS, index);
  const round = Math.floor(index / MODELS.length);
  const place = (index + round) % STATIONS.length;
  const day = francs + round * 7;
  const price = chf(day * 100 * DAYS);
  return {
    offer: `car~${index}`,
    vendor: place,
    pickUp: place,
    dropOff: place,
    car: {
      ...termsAt(index),
      acriss,
      model: modelAt(model, round),
      seats,
      largeBags,
      dueAtDesk: price,
    },
    price,
    companyPrice: price,
    perDay: chf(day * 100),
    verdict: day <= HIGHEST_DAY ? 0 : 1,
  };
}

/** The names differ, so that each car is found by its own. */
function modelAt(model: string, round: number): string {
  return round === 0 ? model : `${model} ${round + 1}`;
}

const { freeUntil: _, ...NEVER_FREE } = GOLF;

function termsAt(index: number): RentalCarTerms {
  if (index % 3 !== 1) return { ...GOLF, freeUntil: '2027-03-13T07:00:00.000Z' };
  return {
    ...NEVER_FREE,
    refundable: false,
    mileage: { unlimited: false, kilometresPerDay: 250, extraKilometre: chf(30) },
    fuelRule: 'prepaidTank',
    carsLeft: 2,
  };
}

function at<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item; // no list is empty
}
