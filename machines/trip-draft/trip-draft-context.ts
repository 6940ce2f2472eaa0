import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { BookedTrip } from '#domain/checkout/trip-snapshot.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import type { DraftNotice } from '../booking/booking-context.ts';

/** A part of the draft trip, at the price that the user has accepted. */
export interface DraftPart {
  /** Stays the same while its offer is repriced and found again. */
  id: string;
  part: CheckoutPart;
  /** What was said in the request that the part is made again from; absent for others. */
  earlier?: EarlierChoice['info'] | undefined;
}

/** A part that was removed, so that it can be put back where it was. */
export interface PartRemoval {
  part: DraftPart;
  position: number;
  isGone: boolean;
}

export interface TripDraftContext {
  parts: readonly DraftPart[];
  /** The trip that the parts are added to; null for a new one. */
  extended: TripToExtend | null;
  removed: PartRemoval | null;
  /** The ids of the parts that turned out to be sold out or withdrawn. */
  gone: readonly string[];
  /** The checkout's data in the draft; only the checkout reads it. */
  checkout: unknown;
  /** An order is in progress: until its outcome is known, nothing changes. */
  ordering: boolean;
  draftNotice: DraftNotice | null;
  /** Another tab or device that has changed the draft has an order in progress. */
  orderingElsewhere: boolean;
  /** The trip that was booked. */
  trip: BookedTrip | null;
  /** The page of the checkout is open, even while there is no checkout to show. */
  isCheckoutShown: boolean;
}

export function emptyTripDraft(): TripDraftContext {
  return { ...emptyDraft(), isCheckoutShown: false };
}

/** An empty draft; the page that is open makes no difference. */
export function emptyDraft(): Omit<TripDraftContext, 'isCheckoutShown'> {
  return {
    parts: [],
    extended: null,
    removed: null,
    gone: [],
    checkout: null,
    ordering: false,
    draftNotice: null,
    orderingElsewhere: false,
    trip: null,
  };
}
