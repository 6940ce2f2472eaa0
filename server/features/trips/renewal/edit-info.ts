import { isDeepStrictEqual } from 'node:util';
import type { CheckoutTerms, TripEditRequest } from '#domain/contract.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import { filledFields, refuseUnknownPurpose } from '../pipeline/refuse-incomplete-info.ts';

export type InfoEdit = NonNullable<TripEditRequest['bookingInfo']>;

interface InfoTerms {
  referenceFields: CheckoutTerms['referenceFields'];
  /**
   * Whether the booking information must be complete, as for a new request; otherwise only the edited fields are
   * checked.
   */
  isRequest: boolean;
}

export function editInfo(
  stored: StoredBookingInfo,
  edit: InfoEdit,
  { referenceFields, isRequest }: InfoTerms,
): StoredBookingInfo {
  const { purpose = stored.purpose, comment = stored.comment, reason = stored.reason } = edit;
  if (edit.purpose !== undefined) refuseUnknownPurpose(purpose);
  const { comment: _, reason: __, ...shared } = stored;
  const values = edit.referenceFieldValues ?? (isRequest ? selectValues(stored, referenceFields) : null);
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
