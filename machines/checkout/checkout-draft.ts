import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { CheckoutInfo, PassengerDetails } from '#domain/checkout/checkout-info.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { TripRequest } from '#domain/contract.ts';
import { PART_STATUSES, TRIP_STATUSES } from '#domain/trip-status.ts';
import {
  hasFields,
  hasShape,
  isKey,
  isListOf,
  isOneOf,
  isOptional,
  isText,
  toFields,
} from '../booking/draft-checks.ts';

/** An order with the key under which it is sent, for every attempt. */
export interface SavedOrder {
  key: string;
  request: TripRequest;
}

/** The saved state of a checkout. */
export interface CheckoutDraft {
  /** The trip information entered so far; null until the terms are known. */
  info: CheckoutInfo | null;
  /** The last order that may have been sent. */
  order: SavedOrder | null;
  trip: TripSnapshot | null;
}

/** The created trip, in states that are not reached without one. */
export function tripIdOf({ trip }: Pick<CheckoutDraft, 'trip'>): string {
  if (!trip) throw new Error('There is no trip');
  return trip._id;
}

/**
 * Takes the order out of a checkout that is saved: it is stored beside the draft, without the version of the chart, so
 * that it can be sent again when the rest can't be read.
 */
export function splitOrder(saved: unknown): { checkout: unknown; order: SavedOrder | null } {
  const { order, ...checkout } = toFields(saved);
  return isOrder(order) ? { checkout, order } : { checkout: saved, order: null };
}

/** The saved checkout with the order that was stored beside the draft; earlier versions stored it inside. */
export function joinOrder(
  saved: unknown,
  stored: SavedOrder | null,
): { checkout: unknown; order: SavedOrder | null } {
  const order = stored ?? splitOrder(saved).order;
  return { checkout: order ? { ...toFields(saved), order } : (saved ?? null), order };
}

/** Reads a saved checkout; invalid values are left out. */
export function readCheckoutDraft(saved: unknown): CheckoutDraft {
  const { info, order, trip } = toFields(saved);
  return {
    info: isInfo(info) ? info : null,
    order: isOrder(order) ? order : null,
    trip: isTripSnapshot(trip) ? trip : null,
  };
}

function isRecordOfTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText);
}

function isPassenger(value: unknown): value is PassengerDetails {
  const { passport = {}, ...texts } = toFields(value);
  return isText(texts.traveler) && isRecordOfTexts(texts) && isRecordOfTexts(passport);
}

/** The part of the information that a repeated request takes along. */
export const isEarlierInfo = hasFields<EarlierChoice['info']>({
  comment: isOptional(isText),
  referenceFieldValues: isRecordOfTexts,
});

const isInfo = hasFields<CheckoutInfo>({
  purpose: isText,
  referenceFieldValues: isRecordOfTexts,
  creditCardId: isOptional(isText),
  comment: isOptional(isText),
  passengers: isOptional(isListOf(isPassenger)),
});

const isOrder = hasShape<SavedOrder>({
  key: isKey,
  request: hasFields<TripRequest>({
    travelers: Array.isArray,
    parts: Array.isArray,
    levels: Array.isArray,
    bookingInfo: isInfo,
  }),
});

const isPartStatus = isOneOf(...PART_STATUSES);

const isTripSnapshot = hasShape<TripSnapshot>({
  _id: isText,
  status: isOneOf(...TRIP_STATUSES),
  parts: isListOf(isPartStatus),
  ordered: isOptional(isListOf(isPartStatus)),
});
