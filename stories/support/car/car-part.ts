import type { CarTypes } from '#domain/car-booking/car-choice.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { FullVerdict } from '#domain/contract.ts';
import { DANIEL } from '../people.ts';
import { chf, RENTAL } from '../trip-fixtures.ts';
import { oneWay } from './car-search-args.ts';

type CarQuote = CarTypes['priced'];

const { price, lines, car, vendor, pickUp, dropOff, pickUpAt, dropOffAt, unit } = RENTAL;

const HIGHEST_DAY = 100_00;
const DAYS = 3;

/** A Golf that is fetched at the airport and brought back in the city, paid at the counter. */
export const PRICED_CAR: CarQuote = {
  outcome: 'priced',
  offer: 'car~golf',
  carRateKey: 'car~golf',
  expiresAt: '2099-03-01T09:45:00.000Z',
  vendor,
  pickUp,
  dropOff,
  pickUpAt,
  dropOffAt,
  unit,
  car,
  lines,
  total: price,
  perDay: { asked: chf(70_00) },
  change: { kind: 'same', before: price.asked, after: price.asked, withinTolerance: true },
  verdict: buildVerdict(70_00),
};

/** Paid with the booking, except for the one-way fee; never refunded, and with a prepaid tank. */
export const PREPAID_CAR: CarQuote = {
  ...PRICED_CAR,
  offer: 'car~prepaid',
  car: {
    ...neverFree(car),
    prepaid: true,
    dueAtDesk: chf(30_00),
    refundable: false,
    fuelRule: 'prepaidTank',
  },
};

/** The same after its price has moved; 210 francs are asked at first, and a day may cost 100. */
export function carQuoteAt(amount: number, withinTolerance: boolean): CarQuote {
  const day = Math.round(amount / DAYS);
  const kind = amount > price.asked.amount ? 'dearer' : 'cheaper';
  return {
    ...PRICED_CAR,
    total: { asked: chf(amount) },
    perDay: { asked: chf(day) },
    change: { kind, before: price.asked, after: chf(amount), withinTolerance },
    verdict: buildVerdict(day),
  };
}

/** The car as a part of a trip. */
export function carPart(priced: CarQuote): CheckoutPart<'car'> {
  const result = { id: 'golf', name: `${vendor.name}, ${car.model}` };
  return { kind: 'car', criteria: oneWay, result, priced, extras: null };
}

function neverFree({ freeUntil: _, ...terms }: CarQuote['car']): CarQuote['car'] {
  return terms;
}

function buildVerdict(day: number): FullVerdict {
  const isInPolicy = day <= HIGHEST_DAY;
  const whole = {
    action: isInPolicy ? ('allow' as const) : ('approve' as const),
    levels: isInPolicy ? [] : [1 as const],
    inPolicy: isInPolicy,
  };
  const compared = {
    rule: 'car.highestPrice' as const,
    limit: chf(HIGHEST_DAY),
    actual: { asked: chf(day) },
  };
  const rule = isInPolicy
    ? { ...compared, result: 'kept' as const }
    : { ...compared, result: 'broken' as const, action: 'approve' as const };
  return { ...whole, travelers: [{ ...whole, _id: DANIEL._id, rules: [rule], thresholds: [] }] };
}
