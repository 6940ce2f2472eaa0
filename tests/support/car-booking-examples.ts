import type { CarQuote, SelectedCar } from '#domain/car-booking/car-choice.ts';
import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { CarResult, CarResults, CarStation, OfferVerdict, RentalCarTerms } from '#domain/contract.ts';
import { DEFAULT_LIMITS } from '#domain/offers/booking-limits.ts';
import { priceChange } from '#domain/offers/price-change.ts';

const DAILY = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: '06:00', to: '24:00' }));

const AVIS_AIRPORT: CarStation = {
  stationId: 'ZI.ZRH',
  name: 'Avis Zurich Airport',
  address: { street: 'Flughafenstrasse 1', postalCode: '8058', city: 'Zurich', country: 'CH' },
  zone: 'Europe/Zurich',
  latitude: 47.4515,
  longitude: 8.5646,
  access: 'inTerminal',
  distance: 0.4,
  direction: 'N',
  openingHours: DAILY,
  phone: '+41 44 555 01 23',
};

export const HERTZ_CITY: CarStation = {
  ...AVIS_AIRPORT,
  stationId: 'ZE.2657896',
  name: 'Hertz Zurich',
  address: { street: 'Lagerstrasse 4', postalCode: '8004', city: 'Zurich', country: 'CH' },
  latitude: 47.378,
  longitude: 8.532,
  access: 'city',
  distance: 8.6,
  direction: 'S',
  openingHours: DAILY.slice(0, 5).map((hours) => ({ ...hours, from: '07:30', to: '18:30' })),
};

const ALLOWED: OfferVerdict = { action: 'allow', levels: [], inPolicy: true, broken: [] };
const TO_APPROVE: OfferVerdict = {
  action: 'approve',
  levels: [1],
  inPolicy: false,
  broken: ['car.highestPrice'],
};

export const GOLF: RentalCarTerms = {
  acriss: 'CDMD',
  model: 'Volkswagen Golf',
  doors: 5,
  seats: 5,
  largeBags: 2,
  smallBags: 1,
  mileage: { unlimited: true },
  fuelRule: 'fullToFull',
  deposit: francs(300),
  insurance: { covers: ['liability', 'collision', 'theft'], excess: francs(1000) },
  prepaid: false,
  dueAtDesk: francs(180),
  days: 3,
  refundable: true,
  freeUntil: '2027-04-01T06:00:00.000Z',
  carsLeft: 5,
};

export const VAN: RentalCarTerms = {
  ...GOLF,
  acriss: 'FVAN',
  model: 'Volkswagen Caravelle',
  seats: 9,
  largeBags: 5,
  mileage: { unlimited: false, kilometresPerDay: 250, extraKilometre: { amount: 30, currency: 'CHF' } },
};

export const TESLA: RentalCarTerms = { ...GOLF, acriss: 'PDAC', model: 'Tesla Model 3', prepaid: true };

export const CAR_CRITERIA: CarCriteria = {
  pickUp: { kind: 'airport', code: 'ZRH', label: 'Zurich Airport (ZRH)' },
  dropOffAtPickUp: true,
  dropOff: null,
  pickUpDate: '2027-04-01',
  dropOffDate: '2027-04-03',
  pickUpTime: '08:00',
  dropOffTime: '18:00',
  driverAge: 30,
  purpose: 'client-visit',
  travelers: [{ _id: 'anna', firstName: 'Anna', lastName: 'Keller' }],
};

/** The Golf as chosen in the list. */
export function selectedCar(more: Partial<SelectedCar> = {}): SelectedCar {
  return {
    offer: 'car~direct.0',
    terms: { vendor: 'ZI', pickUpStation: 'ZI.ZRH', dropOffStation: 'ZI.ZRH', car: GOLF },
    price: francs(180),
    verdict: { levels: [], inPolicy: true },
    ...more,
  };
}

/** The Golf as priced by the supplier; amounts are in cents. */
export function carQuote(amount = 180_00, more: Partial<CarQuote> = {}): CarQuote {
  const price = { amount, currency: 'CHF' };
  return {
    outcome: 'priced',
    offer: `car~direct.0~${amount}`,
    carRateKey: `car~direct.0~${amount}`,
    expiresAt: '2027-03-01T10:20:00.000Z',
    vendor: { code: 'ZI', name: 'Avis' },
    pickUp: AVIS_AIRPORT,
    dropOff: AVIS_AIRPORT,
    pickUpAt: '2027-04-01T08:00',
    dropOffAt: '2027-04-03T18:00',
    unit: 'km',
    car: GOLF,
    lines: [{ kind: 'base', code: 'BASE', label: 'Rental, 3 days', amount: price, onSite: false }],
    total: { asked: price },
    perDay: { asked: { amount: Math.round(amount / 3), currency: 'CHF' } },
    change: priceChange(francs(180), price, DEFAULT_LIMITS),
    verdict: { action: 'allow', levels: [], inPolicy: true, travelers: [] },
    ...more,
  };
}

/** A line of a source with these cars, with the indexes of their stations and vendors. */
export function carLine(source: string, cars: readonly Partial<CarResult>[]): CarResults {
  return {
    type: 'results',
    source,
    expiresAt: source === 'direct' ? '2027-03-01T10:30:00.000Z' : '2027-03-01T10:31:00.000Z',
    currency: 'CHF',
    rates: [],
    unit: 'km',
    vendors: [
      { code: 'ZI', name: 'Avis' },
      { code: 'ZE', name: 'Hertz' },
    ],
    stations: [AVIS_AIRPORT, HERTZ_CITY],
    verdicts: [ALLOWED, TO_APPROVE],
    cars: cars.map((car, index) => ({
      offer: `car~${source}.${index}`,
      vendor: 0,
      pickUp: 0,
      dropOff: 0,
      car: GOLF,
      price: francs(180),
      perDay: francs(60),
      verdict: 0,
      ...car,
    })),
  };
}

export function francs(units: number) {
  return { amount: units * 100, currency: 'CHF' };
}
