import { isDeepStrictEqual } from 'node:util';
import type { CheckoutTerms, TripChangeRequest } from '#domain/contract.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import { filledFields, refuseUnknownPurpose } from '../pipeline/refuse-incomplete-info.ts';

export type InfoChange = NonNullable<TripChangeRequest['bookingInfo']>;

interface InfoTerms {
  referenceFields: CheckoutTerms['referenceFields'];
  /**
   * Whether the booking information must be complete, as for a new request; otherwise only the changed fields are
   * checked.
   */
  isRequest: boolean;
}

export function changeInfo(
  stored: StoredBookingInfo,
  change: InfoChange,
  { referenceFields, isRequest }: InfoTerms,
): StoredBookingInfo {
  const { purpose = stored.purpose, comment = stored.comment, reason = stored.reason } = change;
  if (change.purpose !== undefined) refuseUnknownPurpose(purpose);
  const { comment: _, reason: __, ...shared } = stored;
  const values = change.referenceFieldValues ?? (isRequest ? selectValues(stored, referenceFields) : null);
  return {
    ...shared,
    purpose,
    ...(comment && { comment }),
    ...(reason && { reason }),
    ...(values && { referenceFields: filledFields({ referenceFieldValues: values }, { referenceFields }) }),
  };
}

export function isSameInfo(one: StoredBookingInfo, other: StoredBookingInfo): boolean {
  return isDeepStrictEqual(one, other);
}

function selectValues({ referenceFields }: StoredBookingInfo, fields: InfoTerms['referenceFields']) {
  const shared = referenceFields.filter(({ position }) =>
    fields.some((field) => field.position === position),
  );
  return Object.fromEntries(shared.map(({ position, value }) => [`referenceField${position}`, value]));
}
