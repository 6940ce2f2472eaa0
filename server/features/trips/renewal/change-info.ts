import { isDeepStrictEqual } from 'node:util';
import type { CheckoutTerms, PricedVerdict, TripChangeRequest } from '#domain/contract.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import { filledFields, refuseMissingReason, refuseUnknownPurpose } from '../order/refuse-incomplete-order.ts';

export type InfoChange = NonNullable<TripChangeRequest['bookingInfo']>;

interface InfoTerms {
  /** What the company asks for its accounting, now. */
  referenceFields: CheckoutTerms['referenceFields'];
  /** By which a reason is needed or not. */
  verdict: Pick<PricedVerdict, 'travelers'>;
  /** Whether all that is said has to be complete, as with a new request, and not only what changes. */
  isRequest: boolean;
}

/** What is said with a trip from now on; refuses what an order with it would be refused for. */
export function changeInfo(
  stored: StoredBookingInfo,
  change: InfoChange,
  { referenceFields, verdict, isRequest }: InfoTerms,
): StoredBookingInfo {
  const { purpose = stored.purpose, comment = stored.comment, reason = stored.reason } = change;
  if (change.purpose !== undefined) refuseUnknownPurpose(purpose);
  if (change.reason !== undefined || isRequest) {
    refuseMissingReason({ ...(reason && { reason }) }, { reasonNeeded: needsReason(verdict) });
  }
  const { comment: _, reason: __, ...kept } = stored;
  const values = change.referenceFieldValues ?? (isRequest ? valuesOf(stored, referenceFields) : null);
  return {
    ...kept,
    purpose,
    ...(comment && { comment }),
    ...(reason && { reason }),
    ...(values && { referenceFields: filledFields({ referenceFieldValues: values }, { referenceFields }) }),
  };
}

export function isSameInfo(one: StoredBookingInfo, other: StoredBookingInfo): boolean {
  return isDeepStrictEqual(one, other);
}

/** What was stated before, as far as the company still asks for it. */
function valuesOf({ referenceFields }: StoredBookingInfo, asked: InfoTerms['referenceFields']) {
  const kept = referenceFields.filter(({ position }) => asked.some((field) => field.position === position));
  return Object.fromEntries(kept.map(({ position, value }) => [`referenceField${position}`, value]));
}
