import type { BookingPart, OfferQuote } from '../booking/flow-types.ts';
import type { CarTypes } from '../car-booking/car-choice.ts';
import type { Money, PriceWithConversion, SupplierPart } from '../contract.ts';
import type { FlightTypes } from '../flight-booking/flight-choice.ts';
import type { HotelTypes } from '../hotel-booking/hotel-choice.ts';
import { addMoney } from '../money.ts';
import type { ApprovalLevel } from '../policy/decision.ts';

export interface FlowByKind {
  flight: FlightTypes;
  hotel: HotelTypes;
  car: CarTypes;
}

export type PartKind = SupplierPart['kind'];

export type CheckoutPart<Kind extends PartKind = PartKind> = {
  [One in Kind]: BookingPart<One, FlowByKind[One]>;
}[Kind];

export function withPrice(part: CheckoutPart, priced: OfferQuote): CheckoutPart {
  return { ...part, priced } as CheckoutPart;
}

export function withExtras(part: CheckoutPart, extras: unknown): CheckoutPart {
  return { ...part, extras } as CheckoutPart;
}

export function listTravelers(parts: readonly CheckoutPart[]): string[] {
  return [...new Set(parts.flatMap(({ criteria }) => criteria.travelers.map(({ _id }) => _id)))];
}

export function findPurpose(parts: readonly CheckoutPart[]): string {
  return parts.map(({ criteria }) => criteria.purpose).find((purpose) => purpose !== '') ?? '';
}

export function listLevels(parts: readonly CheckoutPart[]): ApprovalLevel[] {
  return [...new Set(parts.flatMap(({ priced }) => priced.verdict.levels))].sort();
}

/**
 * The total of all parts, and the total in the company's currency where every amount can be converted. Prices
 * in different currencies are added up in the company's currency; null when an exchange rate is missing.
 */
export function sumPrices(parts: readonly CheckoutPart[]): PriceWithConversion | null {
  const totals = parts.map(({ priced: { total } }) => total);
  const asked = sumMoney(totals.map((total) => total.asked));
  const company = sumMoney(totals.map((total) => total.converted ?? total.asked));
  const isConverted = totals.every(({ converted }) => converted !== undefined);
  if (asked && company && isConverted) return { asked, converted: company };
  const total = asked ?? company;
  return total && { asked: total };
}

/** Null where the amounts are in several currencies. */
function sumMoney([first, ...others]: readonly Money[]): Money | null {
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}
