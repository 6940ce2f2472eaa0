import type { CheckoutInfo, PassengerDetails } from '#domain/checkout/checkout-info.ts';
import type { AgreedChange, Money, PartChangeRequest, TripRequest } from '#domain/contract.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import {
  hasFields,
  hasShape,
  isDay,
  isKey,
  isListOf,
  isNumber,
  isOptional,
  isRecordOfTexts,
  isText,
  toFields,
} from '../booking/draft-checks.ts';

export interface Saved<Request> {
  key: string;
  request: Request;
}

export type SavedOrder = Saved<TripRequest>;
export type SavedChange = Saved<PartChangeRequest>;

type ChangedPart = Pick<ChangeTarget, 'tripId' | 'partId' | 'title' | 'startsOn' | 'endsOn'>;

export interface SentChange extends SavedChange {
  changes: ChangedPart;
}

export type SentRequest = SavedOrder | SentChange;

export function isSentChange(sent: SentRequest): sent is SentChange {
  return 'changes' in sent;
}

interface SavedStep {
  checkout?: unknown;
  changes?: unknown;
}

/**
 * Takes what may have been sent out of a draft that is saved: it is stored beside the draft, without the version of the
 * chart, so that it can be sent again when the rest can't be read.
 */
export function splitSentRequest({ checkout: saved, changes }: SavedStep): {
  checkout: unknown;
  order: SentRequest | null;
} {
  const { order, change, ...checkout } = toFields(saved);
  if (isSavedChange(change) && isChangedPart(changes)) {
    const { tripId, partId, title, startsOn, endsOn } = changes;
    return { checkout, order: { ...change, changes: { tripId, partId, title, startsOn, endsOn } } };
  }
  return isSavedOrder(order) ? { checkout, order } : { checkout: saved, order: null };
}

export function joinSentRequest(
  saved: SavedStep,
  stored: SentRequest | null,
): { checkout: unknown; order: SentRequest | null } {
  const order = stored ?? splitSentRequest(saved).order;
  if (!order) return { checkout: saved.checkout ?? null, order };
  const { key, request } = order;
  const sent = isSentChange(order) ? { change: { key, request } } : { order };
  return { checkout: { ...toFields(saved.checkout), ...sent }, order };
}

/** The part of a change whose draft can't be read; its extras matter only to another choice. */
export function changedBy({ changes }: SentChange): ChangeTarget {
  return { ...changes, seats: [], bags: [], memberships: [] };
}

function isPassenger(value: unknown): value is PassengerDetails {
  const { passport = {}, ...texts } = toFields(value);
  return isText(texts.traveler) && isRecordOfTexts(texts) && isRecordOfTexts(passport);
}

export const isCheckoutInfo = hasFields<CheckoutInfo>({
  purpose: isText,
  referenceFieldValues: isRecordOfTexts,
  creditCardId: isOptional(isText),
  comment: isOptional(isText),
  passengers: isOptional(isListOf(isPassenger)),
});

export const isSavedOrder = hasShape<SavedOrder>({
  key: isKey,
  request: hasFields<TripRequest>({
    travelers: Array.isArray,
    parts: Array.isArray,
    levels: Array.isArray,
    bookingInfo: isCheckoutInfo,
  }),
});

const isAmount = hasFields<Money>({ amount: isNumber });

export const isSavedChange = hasShape<SavedChange>({
  key: isKey,
  request: hasFields<PartChangeRequest>({
    part: hasFields<PartChangeRequest['part']>({ offer: isText }),
    agreed: hasShape<AgreedChange>({ price: isAmount, penalty: isAmount }),
    levels: Array.isArray,
  }),
});

const isChangedPart = hasFields<ChangedPart>({
  tripId: isText,
  partId: isText,
  title: isText,
  startsOn: isDay,
  endsOn: isDay,
});
