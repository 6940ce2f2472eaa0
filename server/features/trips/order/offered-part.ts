import type { DistanceUnit, Money, TripPart } from '#domain/contract.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import type { OfferClaims } from '../../../offers/offer-reference.ts';
import type { PriceOrder } from '../../../suppliers/supplier.ts';
import type { Traveller } from '../../travellers/traveller-repository.ts';

/** An offer that somebody wants to have, priced again and judged. */
export interface OfferedPart extends PricedPart {
  kind: TripPart['kind'];
  /** Who uses it. */
  travellers: readonly Traveller[];
}

/** What the supplier and the policies say of an offer. */
export interface PricedPart {
  /** Ours. */
  reference: string;
  order: PriceOrder;
  /** What the traveller has agreed to. */
  agreed: Money;
  price: Money;
  verdict: JointVerdict;
  /** Where it goes, in a few words. */
  title: string;
  startsOn: string;
  endsOn: string;
  /** The moment from which nobody needs an approval any more. */
  beginsAt: Date;
  details: PartDetails;
}

export interface OfferToPrice {
  claims: OfferClaims;
  terms: BookingTerms;
  /** In which distances are told. */
  unit: DistanceUnit;
  /** Under which it is to be held, and may be held already. */
  reference: string;
  signal: AbortSignal;
}
