import { createHash } from 'node:crypto';
import type { Money } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import type {
  BaggageAllowance,
  Fare,
  FareFamily,
  FlightCondition,
  FlightLeg,
  FlightOfferDetails,
} from '#domain/offers/flight-offer.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { Fields } from '../fields.ts';
import { type ReadFlight, type ReadSegment, readFlight } from './read-flight.ts';

/** An offer of Duffel: the fare of one way to fly all legs. */
export interface DuffelOffer {
  id: string;
  owner: string;
  legs: readonly FlightLeg[];
  segments: readonly ReadSegment[];
  fare: Fare;
  fareBasisCodes: readonly string[];
  /** For one traveler. */
  lines: readonly PriceLine[];
  /** For all travelers. */
  total: Money;
  expiresAt: Date;
  /** In the order in which the travelers are named. */
  passengerIds: readonly string[];
  passportRequired: boolean;
  takesPassports: boolean;
  loyaltyAirlines: readonly string[];
}

/** Throws `UnreadableField` when something is missing without which an offer can't be shown or sold. */
export function readOffer(value: unknown): DuffelOffer {
  const fields = new Fields(value, 'offer');
  const slices = fields.objects('slices');
  const flight = readFlight(slices);
  const passengerIds = fields.objects('passengers').map((passenger) => passenger.text('id'));
  const travelers = passengerIds.length;
  const total = fields.money('total');
  const price = shareOf(total, travelers);
  const owner = fields.object('owner').text('iata_code');
  const id = fields.text('id');
  return {
    id,
    owner,
    ...flight,
    fare: {
      key: id,
      family: readFamily(fields, flight, { owner, slices, travelers }),
      serviceClasses: flight.segments.map(({ serviceClass }) => serviceClass),
      // By convention, a fare basis begins with the booking class.
      bookingClasses: flight.segments.map(({ fareBasis }) => fareBasis?.charAt(0) ?? ''),
      price,
      co2Kg: readCo2(fields, flight, travelers),
      holdUntil: readHoldEnd(fields),
    },
    fareBasisCodes: flight.segments.map(({ fareBasis }) => fareBasis ?? ''),
    lines: readLines(fields, price, travelers),
    total,
    expiresAt: fields.instant('expires_at'),
    passengerIds,
    passportRequired: fields.flag('passenger_identity_documents_required') ?? false,
    takesPassports: fields.texts('supported_passenger_identity_document_types').includes('passport'),
    loyaltyAirlines: fields.texts('supported_loyalty_programmes'),
  };
}

export function toOfferDetails(offer: DuffelOffer): FlightOfferDetails {
  const { legs, fare, fareBasisCodes, lines, passportRequired } = offer;
  return { itinerary: { legs }, fare, fareBasisCodes, lines, passportRequired };
}

/** Rounded up, so that all shares together are never less than the whole. */
function shareOf({ amount, currency }: Money, travelers: number): Money {
  return { amount: Math.ceil(amount / travelers), currency };
}

function readLines(fields: Fields, price: Money, travelers: number): PriceLine[] {
  const whole = fields.optionalMoney('tax');
  const tax = whole && whole.currency === price.currency ? shareOf(whole, travelers) : undefined;
  const base = tax ? subtractMoney(price, tax) : price;
  return [
    { kind: 'base', code: 'FARE', label: 'Fare', amount: base, onSite: false },
    ...(tax && tax.amount > 0
      ? [{ kind: 'tax' as const, code: 'TAXES', label: 'Taxes', amount: tax, onSite: false }]
      : []),
  ];
}

function readCo2(fields: Fields, { segments }: ReadFlight, travelers: number): number {
  const stated = fields.optionalNumber('total_emissions_kg');
  if (stated !== undefined) return Math.round(stated / travelers);
  return Math.round(segments.reduce((sum, { estimatedCo2Kg }) => sum + estimatedCo2Kg, 0));
}

function readHoldEnd(fields: Fields): Date | undefined {
  const payment = fields.optionalObject('payment_requirements');
  return payment?.flag('requires_instant_payment') === false
    ? payment.optionalInstant('payment_required_by')
    : undefined;
}

interface FamilyTerms {
  owner: string;
  slices: readonly Fields[];
  travelers: number;
}

function readFamily(
  fields: Fields,
  { segments }: ReadFlight,
  { owner, slices, travelers }: FamilyTerms,
): FareFamily {
  const brands = [...new Set(slices.flatMap((slice) => slice.optionalText('fare_brand_name') ?? []))];
  const cabins = [...new Set(segments.flatMap(({ cabinName }) => cabinName ?? []))];
  const conditions = fields.optionalObject('conditions');
  const isFree = (name: string) =>
    slices.every((slice) => slice.optionalObject('conditions')?.flag(name) === true);
  const family = {
    name: (brands.length > 0 ? brands : cabins).join(' / ') || owner,
    carryOn: allowance(segments, 'carryOn'),
    checked: allowance(segments, 'checked'),
    seatSelection: isFree('advance_seat_selection') ? ('free' as const) : ('charged' as const),
    lounge: false,
    change: readCondition(conditions?.optionalObject('change_before_departure'), travelers),
    refund: readCondition(conditions?.optionalObject('refund_before_departure'), travelers),
  };
  // Offers of one brand may differ in their conditions.
  const digest = createHash('sha256').update(JSON.stringify(family)).digest('hex').slice(0, 8);
  return { code: `${owner}-${digest}`, ...family };
}

/** What every traveler may take on every flight. */
function allowance(segments: readonly ReadSegment[], kind: 'carryOn' | 'checked'): BaggageAllowance {
  const pieces = segments.flatMap(({ baggage }) => baggage.map((one) => one[kind]));
  return { pieces: pieces.length > 0 ? Math.min(...pieces) : 0 };
}

/** A penalty is for all travelers. One that is possible for an unknown penalty is not stated. */
function readCondition(condition: Fields | undefined, travelers: number): FlightCondition {
  const allowed = condition?.flag('allowed');
  if (!condition || allowed === undefined) return { allowed: null };
  const penalty = condition.optionalMoney('penalty');
  if (!allowed) return { allowed: false };
  return penalty ? { allowed: true, fee: shareOf(penalty, travelers) } : { allowed: null };
}
