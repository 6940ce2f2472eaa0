import type { CheckoutInfo, PassengerDetails } from '#domain/checkout/checkout-info.ts';
import type { TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { TripRequest } from '#domain/contract.ts';
import { PART_STATUSES, TRIP_STATUSES } from '#domain/trip-status.ts';

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

function isInfo(value: unknown): value is CheckoutInfo {
  const { purpose, referenceFieldValues, creditCardId, comment, passengers = [] } = toFields(value);
  const areTexts = [creditCardId, comment].every((text) => text === undefined || typeof text === 'string');
  const arePassengers = Array.isArray(passengers) && passengers.every(isPassenger);
  return typeof purpose === 'string' && areTexts && arePassengers && isRecordOfTexts(referenceFieldValues);
}

function isPassenger(value: unknown): value is PassengerDetails {
  const { passport = {}, ...texts } = toFields(value);
  return typeof texts.traveler === 'string' && isRecordOfTexts(texts) && isRecordOfTexts(passport);
}

function isOrder(value: unknown): value is SavedOrder {
  const { key, request } = toFields(value);
  const { travelers, parts, bookingInfo, levels } = toFields(request);
  const hasLists = [travelers, parts, levels].every(Array.isArray);
  return typeof key === 'string' && key !== '' && hasLists && isInfo(bookingInfo);
}

function isTripSnapshot(value: unknown): value is TripSnapshot {
  const { _id, status, parts, ordered = [] } = toFields(value);
  const isKnown = TRIP_STATUSES.some((known) => known === status);
  const areParts = [parts, ordered].every(
    (list) => Array.isArray(list) && list.every((part) => PART_STATUSES.some((known) => known === part)),
  );
  return typeof _id === 'string' && isKnown && areParts;
}

function isRecordOfTexts(value: unknown): boolean {
  const isRecord = typeof value === 'object' && value !== null;
  return isRecord && Object.values(value).every((text) => typeof text === 'string');
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
