import type { DistanceUnit, ExtraChange, Money, TripPartRequest } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../../offers/booking-terms.ts';
import type { OfferClaims } from '../../../../offers/offer-tokens.ts';
import type { Order } from '../../../../suppliers/supplier.ts';
import type { Traveler } from '../../../travelers/traveler-repository.ts';

export interface PartOffer extends PartPricing {
  kind: PartKind;
  travelers: readonly Traveler[];
}

export type PartOutcome = { outcome: 'priced'; part: PartPricing } | UnpricedPart;

export type UnpricedPart =
  | { outcome: 'soldOut' | 'expired' | 'declined' | 'unknown' }
  /** Seats or bags that are sold out or have become dearer. */
  | { outcome: 'changed'; extras: readonly ExtraChange[] };

export interface PartPricing {
  reference: string;
  order: Omit<Order, 'priceCap'>;
  accepted: Money;
  price: Money;
  verdict: JointVerdict;
  startsOn: string;
  endsOn: string;
  /** The start of the part; it can't be approved after that. */
  beginsAt: Date;
  details: PartDetails;
  /** Only for flights: the travelers as the airline knows them. */
  passengers: readonly Passenger[] | null;
}

type PartKind = TripPartRequest['kind'];

export type PartRequestOf<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & Omit<
    Extract<TripPartRequest, { kind: One }>,
    'kind' | 'offer' | 'travelers'
  >;
}[Kind];

export interface OfferToPrice<Kind extends PartKind = PartKind> {
  request: PartRequestOf<Kind>;
  /** The JSON pointer in the request, such as `/parts/0`. */
  path: string;
  travelers: readonly Traveler[];
  claims: Pick<OfferClaims, 'key' | 'price' | 'note'>;
  /**
   * The part at its earlier request, or null. For a repeated request the passengers stay the same, and seats and bags
   * may have become dearer.
   */
  before: Pick<PartPricing, 'passengers'> | null;
  /** The passengers of the booking to be changed; absent when no booking is changed. */
  booked?: readonly Passenger[];
  terms: BookingTerms;
  unit: DistanceUnit;
  reference: string;
  signal: AbortSignal;
}
