import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import { PART_STATUSES, TRIP_STATUSES } from '#domain/trip-status.ts';
import {
  hasFields,
  hasShape,
  isListOf,
  isOneOf,
  isOptional,
  isRecordOfTexts,
  isText,
  toFields,
} from '../booking/draft-checks.ts';
import { isCheckoutInfo, isSavedOrder, type SavedOrder } from './sent-request.ts';

export interface CheckoutDraft {
  info: CheckoutInfo | null;
  order: SavedOrder | null;
  trip: TripSnapshot | null;
}

export function tripIdOf({ trip }: Pick<CheckoutDraft, 'trip'>): string {
  if (!trip) throw new Error('There is no trip');
  return trip._id;
}

export function readCheckoutDraft(saved: unknown): CheckoutDraft {
  const { info, order, trip } = toFields(saved);
  return {
    info: isCheckoutInfo(info) ? info : null,
    order: isSavedOrder(order) ? order : null,
    trip: isTripSnapshot(trip) ? trip : null,
  };
}

export const isEarlierInfo = hasFields<EarlierChoice['info']>({
  comment: isOptional(isText),
  referenceFieldValues: isRecordOfTexts,
});

const isPartStatus = isOneOf(...PART_STATUSES);

const isTripSnapshot = hasShape<TripSnapshot>({
  _id: isText,
  status: isOneOf(...TRIP_STATUSES),
  parts: isListOf(isPartStatus),
  ordered: isOptional(isListOf(isPartStatus)),
});
