import fc from 'fast-check';
import type { Money, PolicyAction, ServiceClass } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import type { Decision } from '#domain/policy/decision.ts';
import type { CarFacts, FlightFacts, HotelFacts, LegFacts, Offer } from '#domain/policy/offer.ts';
import type { PolicyContext } from '#domain/policy/prices.ts';
import { RATES } from './exchange-rates.ts';

/** A policy that restricts nothing. */
export const NO_RULES: PolicyRules = {
  flight: { serviceClass: 'F', serviceClassAction: 'approve', serviceClassExceptions: [] },
  hotel: { allowNonRefundable: true, excludedRoomTypes: [] },
  car: {},
};

export const IN_FRANCS: PolicyContext = { currency: 'CHF', rates: RATES };

export const francs = (units: number): Money => ({ amount: Math.round(units * 100), currency: 'CHF' });

const SHORT_LEG: LegFacts = {
  durationMinutes: 95,
  intercontinental: false,
  serviceClasses: ['Y'],
  stopoverMinutes: [],
};

/** A flight of one leg to a neighbouring country by default. */
export function flight({ fare = francs(400), extras, ...leg }: FlightWords = {}): FlightFacts {
  return { kind: 'flight', fare, extras, legs: [{ ...SHORT_LEG, ...leg }] };
}

type FlightWords = Partial<LegFacts> & { fare?: Money; extras?: Money };

export function hotel(words: Partial<HotelFacts> = {}): HotelFacts {
  return { kind: 'hotel', price: francs(150), nights: 1, refundable: true, roomType: 'double', ...words };
}

export function car(words: Partial<CarFacts> = {}): CarFacts {
  return { kind: 'car', price: francs(60), days: 1, ...words };
}

const ACTIONS: readonly PolicyAction[] = ['allow', 'approve', 'hide'];

/** Whether the first decision is at least as strict as the second. */
export function isAtLeastAsStrict(one: Decision, other: Decision): boolean {
  if (one.inPolicy && !other.inPolicy) return false;
  const difference = ACTIONS.indexOf(one.action) - ACTIONS.indexOf(other.action);
  return difference > 0 || (difference === 0 && other.levels.every((level) => one.levels.includes(level)));
}

// Few and small values, so that offers often meet limits exactly.
const actions = fc.constantFrom(...ACTIONS);
const serviceClasses = fc.constantFrom<ServiceClass[]>('Y', 'W', 'C', 'F');
const currencies = fc.constantFrom('CHF', 'CHF', 'EUR', 'JPY', 'BHD', 'GBP');
const minutes = fc.integer({ min: 0, max: 12 }).map((hours) => hours * 60);
const limits = fc.record({ amount: fc.nat(12), currency: fc.constant('CHF') });
const prices = fc.record({ amount: fc.nat(12), currency: currencies });
const roomTypes = fc.constantFrom('single', 'double', 'suite');

const thresholds = { level1Threshold: limits, level2Threshold: limits };

export const exceptions = fc.record(
  {
    serviceClass: serviceClasses,
    minDurationMinutes: minutes,
    intercontinentalOnly: fc.boolean(),
    action: actions,
  },
  { requiredKeys: ['serviceClass', 'intercontinentalOnly', 'action'] },
);

export const policies: fc.Arbitrary<PolicyRules> = fc.record({
  flight: fc.record(
    {
      budget: limits,
      budgetAction: actions,
      serviceClass: serviceClasses,
      serviceClassAction: actions,
      baselineServiceClass: serviceClasses,
      serviceClassExceptions: fc.array(exceptions, { maxLength: 3 }),
      minStopoverMinutes: minutes,
      maxStopoverMinutes: minutes,
      minDurationMinutes: minutes,
      maxDurationMinutes: minutes,
      ...thresholds,
    },
    { requiredKeys: ['serviceClass', 'serviceClassAction', 'serviceClassExceptions'] },
  ),
  hotel: fc.record(
    {
      highestPrice: limits,
      highestPriceAction: actions,
      allowNonRefundable: fc.boolean(),
      excludedRoomTypes: fc.uniqueArray(roomTypes),
      ...thresholds,
    },
    { requiredKeys: ['allowNonRefundable', 'excludedRoomTypes'] },
  ),
  car: fc.record({ highestPrice: limits, highestPriceAction: actions, ...thresholds }, { requiredKeys: [] }),
});

const legs = fc.record(
  {
    durationMinutes: minutes,
    fastestMinutes: minutes,
    intercontinental: fc.boolean(),
    serviceClasses: fc.array(serviceClasses, { minLength: 1, maxLength: 3 }),
    stopoverMinutes: fc.array(minutes, { maxLength: 2 }),
  },
  { requiredKeys: ['durationMinutes', 'intercontinental', 'serviceClasses', 'stopoverMinutes'] },
);

const flights = fc
  .record({ fare: prices, extra: fc.nat(3), legs: fc.array(legs, { minLength: 1, maxLength: 2 }) })
  .map(({ fare, extra, legs }): FlightFacts => {
    return { kind: 'flight', fare, extras: { amount: extra, currency: fare.currency }, legs };
  });

const hotels = fc.record({
  kind: fc.constant('hotel' as const),
  price: prices,
  nights: fc.integer({ min: 1, max: 3 }),
  refundable: fc.boolean(),
  roomType: fc.option(roomTypes),
});

const cars = fc.record({
  kind: fc.constant('car' as const),
  price: prices,
  days: fc.integer({ min: 1, max: 3 }),
});

export const offers: fc.Arbitrary<Offer> = fc.oneof(flights, hotels, cars);
