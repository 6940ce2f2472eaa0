import type { BookingPart, OfferQuote } from '../booking/flow-types.ts';
import { type CarTypes, toAgreedCar } from '../car-booking/car-choice.ts';
import type { Money, PriceWithConversion, TripRequest } from '../contract.ts';
import { type FlightTypes, toAgreedFare } from '../flight-booking/flight-choice.ts';
import { agreedExtras, toFlightPartRequest } from '../flight-booking/flight-requests.ts';
import { findLastDay as lastDayOfFlight } from '../flight-booking/flight-times.ts';
import { type HotelTypes, toAgreedRate } from '../hotel-booking/hotel-choice.ts';
import { addMoney } from '../money.ts';
import type { ApprovalLevel } from '../policy/decision.ts';
import type { CheckoutInfo, PassengerDetails } from './checkout-info.ts';
import type { TripToExtend } from './trip-to-extend.ts';

/** The flows whose parts can be booked, by their kind. */
export interface FlowByKind {
  flight: FlightTypes;
  hotel: HotelTypes;
  car: CarTypes;
}

export type PartKind = keyof FlowByKind;

/** A part of a trip that is to be booked, at the price that the user has accepted. */
export type CheckoutPart<Kind extends PartKind = PartKind> = {
  [One in Kind]: BookingPart<One, FlowByKind[One]>;
}[Kind];

type PartRequest = TripRequest['parts'][number];

interface PartRules<Kind extends PartKind> {
  /** Its last day, `yyyy-MM-dd`. */
  endsOn: (part: CheckoutPart<Kind>) => string;
  /** The accepted offer, in a form that can be repriced. */
  toOffer: (part: CheckoutPart<Kind>) => FlowByKind[Kind]['offer'];
  /** Its extras, at the accepted prices; null without extras. */
  toExtras: (part: CheckoutPart<Kind>) => FlowByKind[Kind]['extras'] | null;
  /** The part as the order request sends it. */
  toRequest: (part: CheckoutPart<Kind>, passengers: readonly PassengerDetails[]) => PartRequest;
}

/** The rules that differ between the kinds of parts. */
const RULES: { [Kind in PartKind]: PartRules<Kind> } = {
  flight: {
    endsOn: ({ priced: { legs } }) => lastDayOfFlight(legs),
    toOffer: ({ priced }) => toAgreedFare(priced),
    toExtras: ({ priced, extras }) => agreedExtras(priced, extras),
    toRequest: ({ priced, extras }, passengers) => toFlightPartRequest(priced, extras, passengers),
  },
  hotel: {
    endsOn: ({ criteria }) => criteria.checkOut,
    toOffer: ({ priced }) => toAgreedRate(priced),
    toExtras: () => null,
    toRequest: ({ priced }) => ({ kind: 'hotel', offer: priced.offer }),
  },
  car: {
    endsOn: ({ criteria }) => criteria.dropOffDate,
    toOffer: ({ priced }) => toAgreedCar(priced),
    toExtras: () => null,
    toRequest: ({ priced }) => ({ kind: 'car', offer: priced.offer }),
  },
};

/** The last day of a part. */
export function endsOn<Kind extends PartKind>(part: CheckoutPart<Kind>): string {
  return RULES[part.kind].endsOn(part);
}

export function toOffer<Kind extends PartKind>(part: CheckoutPart<Kind>): FlowByKind[Kind]['offer'] {
  return RULES[part.kind].toOffer(part);
}

export function toExtras<Kind extends PartKind>(part: CheckoutPart<Kind>): FlowByKind[Kind]['extras'] | null {
  return RULES[part.kind].toExtras(part);
}

function toRequest<Kind extends PartKind>(
  part: CheckoutPart<Kind>,
  passengers: readonly PassengerDetails[],
): PartRequest {
  return RULES[part.kind].toRequest(part, passengers);
}

/** The same part at another price, which must come from a part of the same kind. */
export function withPrice(part: CheckoutPart, priced: OfferQuote): CheckoutPart {
  return { ...part, priced } as CheckoutPart;
}

/** The same part with other extras, which must be of its own kind. */
export function withExtras(part: CheckoutPart, extras: unknown): CheckoutPart {
  return { ...part, extras } as CheckoutPart;
}

/** The travellers of all parts, each once. */
export function listTravelers(parts: readonly CheckoutPart[]): string[] {
  return [...new Set(parts.flatMap(({ criteria }) => criteria.travelers.map(({ _id }) => _id)))];
}

/** The purpose that a search named; empty where all searches left it open. */
export function findPurpose(parts: readonly CheckoutPart[]): string {
  return parts.map(({ criteria }) => criteria.purpose).find((purpose) => purpose !== '') ?? '';
}

/** The last day of all parts: a card must be valid until then. */
export function findLastDay(parts: readonly CheckoutPart[]): string {
  return parts.map(endsOn).sort().at(-1) ?? '';
}

/** The approvals that any of the parts needs. */
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

/** The order request: these parts, and the approvals that were shown to the user. */
export function toTripRequest(
  parts: readonly CheckoutPart[],
  { passengers = [], ...bookingInfo }: CheckoutInfo,
  extended: TripToExtend | null = null,
): TripRequest {
  const travelers = listTravelers(parts);
  const replacedParts = parts.flatMap(({ replacedPart }) => replacedPart ?? []);
  return {
    travelers,
    parts: parts.map((part) => ({ ...toRequest(part, passengers), ...ownTravelers(part, travelers) })),
    bookingInfo,
    levels: listLevels(parts),
    ...(extended && { tripId: extended.tripId, replacedParts }),
  };
}

/** One part as its own order, for its travellers. */
export function toPartRequest(part: CheckoutPart): PartRequest {
  return { ...toRequest(part, []), travelers: listTravelers([part]) };
}

/** Travellers are named where the part is not for everyone on the trip. */
function ownTravelers({ criteria }: CheckoutPart, all: readonly string[]): Pick<PartRequest, 'travelers'> {
  const travelers = criteria.travelers.map(({ _id }) => _id);
  return travelers.length === all.length && travelers.every((id, index) => id === all[index])
    ? {}
    : { travelers };
}
