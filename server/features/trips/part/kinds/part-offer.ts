import type { DistanceUnit, ExtraChange, Money, TripPartRequest } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../../offers/booking-terms.ts';
import type { OfferClaims } from '../../../../offers/offer-tokens.ts';
import type { Order } from '../../../../suppliers/supplier.ts';
import type { Traveller } from '../../../travellers/traveller-repository.ts';

/** A requested offer, re-priced and judged. */
export interface PartOffer extends PartPricing {
  kind: PartKind;
  /** The travellers who use the part. */
  travellers: readonly Traveller[];
}

/** The result of re-pricing an offer. */
export type PartOutcome = { outcome: 'priced'; part: PartPricing } | UnpricedPart;

export type UnpricedPart =
  | { outcome: 'soldOut' | 'expired' | 'declined' | 'unknown' }
  /** Seats or bags that are sold out or have become dearer. */
  | { outcome: 'changed'; extras: readonly ExtraChange[] };

/** The current offer of the supplier. */
export interface PartPricing {
  /** Our booking reference. */
  reference: string;
  /** The order that is sent to the supplier to hold the offer. */
  order: Omit<Order, 'accepted'>;
  /** The price that the traveller agreed to. */
  agreed: Money;
  price: Money;
  verdict: JointVerdict;
  startsOn: string;
  endsOn: string;
  /** The start of the part; it can't be approved after that. */
  beginsAt: Date;
  details: PartDetails;
  /** Only for flights: the travellers as the airline knows them. */
  passengers: readonly Passenger[] | null;
}

type PartKind = TripPartRequest['kind'];

/** The choices that were made with an offer, by the kind of the part. */
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
  /** The travellers who use the part, in the order of the terms. */
  travellers: readonly Traveller[];
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
  /** The reference of its hold, which may already exist. */
  reference: string;
  signal: AbortSignal;
}
