import type { SeenTrip } from '#domain/checkout/seen-trip.ts';
import type { BookingInfoRequest, TripRequest } from '#domain/contract.ts';
import { PART_STATUSES, TRIP_STATUSES } from '#domain/trip-status.ts';

/** An order with the key under which it is sent, however often. */
export interface KeptOrder {
  key: string;
  request: TripRequest;
}

/** What is kept of a checkout. */
export interface CheckoutDraft {
  /** What has been stated so far; null until the terms are known. */
  info: BookingInfoRequest | null;
  /** The last order that may have been sent. */
  order: KeptOrder | null;
  trip: SeenTrip | null;
}

/** Reads what was kept; what can't be read is left out. */
export function readCheckoutDraft(kept: unknown): CheckoutDraft {
  const { info, order, trip } = fieldsOf(kept);
  return {
    info: isInfo(info) ? info : null,
    order: isOrder(order) ? order : null,
    trip: isSeenTrip(trip) ? trip : null,
  };
}

function isInfo(value: unknown): value is BookingInfoRequest {
  const { purpose, referenceFieldValues, creditCardId, comment } = fieldsOf(value);
  const areTexts = [creditCardId, comment].every((text) => text === undefined || typeof text === 'string');
  return typeof purpose === 'string' && areTexts && isRecordOfTexts(referenceFieldValues);
}

function isOrder(value: unknown): value is KeptOrder {
  const { key, request } = fieldsOf(value);
  const { travelers, parts, bookingInfo, levels } = fieldsOf(request);
  const hasLists = [travelers, parts, levels].every(Array.isArray);
  return typeof key === 'string' && key !== '' && hasLists && isInfo(bookingInfo);
}

function isSeenTrip(value: unknown): value is SeenTrip {
  const { _id, status, parts } = fieldsOf(value);
  const isKnown = TRIP_STATUSES.some((known) => known === status);
  const areParts =
    Array.isArray(parts) && parts.every((part) => PART_STATUSES.some((known) => known === part));
  return typeof _id === 'string' && isKnown && areParts;
}

function isRecordOfTexts(value: unknown): boolean {
  const isRecord = typeof value === 'object' && value !== null;
  return isRecord && Object.values(value).every((text) => typeof text === 'string');
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
