import type { ChangedExtra, DistanceUnit, Money, TripPartRequest } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import type { OfferClaims } from '../../../offers/offer-tokens.ts';
import type { Order } from '../../../suppliers/supplier.ts';
import type { Traveller } from '../../travellers/traveller-repository.ts';

/** A requested offer, repriced and judged. */
export interface OfferedPart extends PricedPart {
  kind: PartKind;
  /** Who uses it. */
  travellers: readonly Traveller[];
}

/** What has become of an offer that is asked for again. */
export type PartOutcome = { outcome: 'priced'; part: PricedPart } | UnpricedPart;

export type UnpricedPart =
  | { outcome: 'soldOut' | 'expired' | 'declined' | 'unknown' }
  /** Seats or bags that are gone or have become dearer. */
  | { outcome: 'changed'; extras: readonly ChangedExtra[] };

/** What the supplier and the policies say of an offer. */
export interface PricedPart {
  /** Ours. */
  reference: string;
  /** As the supplier is asked to hold it. */
  order: Omit<Order, 'accepted'>;
  /** What the traveller has agreed to. */
  agreed: Money;
  price: Money;
  verdict: JointVerdict;
  /** Where it goes, in a few words. */
  title: string;
  startsOn: string;
  endsOn: string;
  /** The moment from which no approval is needed any more. */
  beginsAt: Date;
  details: PartDetails;
  /** Of a flight only: its travellers as the airline has them. */
  passengers: readonly Passenger[] | null;
}

type PartKind = TripPartRequest['kind'];

/** What was chosen with an offer, by the kind of the part. */
export type PartRequestOf<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & Omit<
    Extract<TripPartRequest, { kind: One }>,
    'kind' | 'offer' | 'travelers'
  >;
}[Kind];

export interface OfferToPrice<Kind extends PartKind = PartKind> {
  request: PartRequestOf<Kind>;
  /** Where the request has it, such as `/parts/0`. */
  path: string;
  /** Who uses it, in the order of the terms. */
  travellers: readonly Traveller[];
  claims: Pick<OfferClaims, 'key' | 'price' | 'note'>;
  /**
   * With what it was requested before, or null: the same people fly, and seats and bags may cost more than when they
   * were chosen.
   */
  before: Pick<PricedPart, 'passengers'> | null;
  /** Who flies with the booking that is to be changed; absent where nothing is changed. */
  booked?: readonly Passenger[];
  terms: BookingTerms;
  /** The unit of distances in texts. */
  unit: DistanceUnit;
  /** Under which it is to be held, and may be held already. */
  reference: string;
  signal: AbortSignal;
}
