import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import { EMPTY_HOST, type HostContext } from '../checkout/checkout-host.ts';

export interface DraftPart {
  /** Stays the same while its offer is repriced and found again. */
  id: string;
  part: CheckoutPart;
  earlier?: EarlierChoice['info'];
}

export interface PartRemoval {
  part: DraftPart;
  position: number;
  isGone: boolean;
}

export interface TripDraftContext extends HostContext {
  parts: readonly DraftPart[];
  extended: TripToExtend | null;
  removed: PartRemoval | null;
  gone: readonly string[];
  /** The page of the checkout is open, even while there is no checkout to show. */
  isCheckoutShown: boolean;
}

export function emptyTripDraft(): TripDraftContext {
  return { ...emptyDraft(), isCheckoutShown: false };
}

/** An empty draft; the page that is open makes no difference. */
export function emptyDraft(): Omit<TripDraftContext, 'isCheckoutShown'> {
  return { parts: [], extended: null, removed: null, gone: [], ...EMPTY_HOST };
}
