import type { BookingInfoRequest, CheckoutTerms, Money } from '#domain/contract.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { PayingCard } from '../../cards/paying-card-repository.ts';
import { preferenceLists } from '../../enums/preferences.ts';

export interface OrderRequirements {
  paymentType: CheckoutTerms['paymentType'];
  cards: readonly PayingCard[];
  referenceFields: CheckoutTerms['referenceFields'];
  bookingFee: Money | null;
  endsOn: string;
}

interface CompleteOrder {
  info: StoredBookingInfo;
  cardId: string | null;
}

export function refuseIncompleteInfo(
  info: BookingInfoRequest,
  requirements: OrderRequirements,
): CompleteOrder {
  const { travelerId, passportId, purpose, comment, reason } = info;
  refuseUnknownPurpose(purpose);
  const paying = findCard(info, requirements);
  return {
    cardId: paying?.card._id ?? null,
    info: {
      paymentType: requirements.paymentType,
      travelerId: travelerId || undefined,
      ...(passportId && { passportId }),
      purpose,
      ...(comment && { comment }),
      ...(reason && { reason }),
      ...(requirements.bookingFee && { bookingFee: requirements.bookingFee }),
      ...(paying && { creditCard: { vendor: paying.card.vendor, last4: paying.card.last4 } }),
      referenceFields: filledFields(info, requirements),
    },
  };
}

export function refuseUnknownPurpose(purpose: string, path = '/bookingInfo/purpose'): void {
  if (preferenceLists.trippurposes().some(({ id }) => id === purpose)) return;
  throw fieldRefusal('purpose_unknown', path, 'not_a_choice', { name: 'trippurposes' });
}

/** Null where an earlier reason is removed. */
export type GivenReason = BookingInfoRequest['reason'] | null;

export function refuseMissingReason(
  reason: GivenReason,
  isNeeded: boolean,
  path = '/bookingInfo/reason',
): void {
  if (isNeeded && !reason) {
    throw fieldRefusal('reason_missing', path, 'required');
  }
  if (reason?.code === 'other' && !reason.text?.trim()) {
    throw fieldRefusal('reason_missing', `${path}/text`, 'required');
  }
}

const CARD_PATH = '/bookingInfo/creditCardId';

export function cardUnknown(): DomainError {
  return fieldRefusal('card_unknown', CARD_PATH, 'not_found');
}

function findCard(
  { creditCardId }: BookingInfoRequest,
  { paymentType, cards, endsOn }: OrderRequirements,
): PayingCard | undefined {
  if (paymentType === 'invoice') {
    if (creditCardId === undefined) return undefined;
    throw fieldRefusal('validation_failed', CARD_PATH, 'not_expected');
  }
  if (creditCardId === undefined) throw fieldRefusal('card_missing', CARD_PATH, 'required');
  const paying = cards.find(({ card }) => card._id === creditCardId);
  if (!paying) throw cardUnknown();
  if (paying.expiresOn < endsOn) {
    throw new DomainError('card_expired', 'The card expires before the end of the trip. Choose another one.');
  }
  return paying;
}

const POSITIONS = [1, 2, 3, 4, 5, 6] as const;

export function filledFields(
  { referenceFieldValues: values }: Pick<BookingInfoRequest, 'referenceFieldValues'>,
  { referenceFields }: Pick<OrderRequirements, 'referenceFields'>,
): StoredBookingInfo['referenceFields'] {
  return POSITIONS.flatMap((position) => {
    const value = values[`referenceField${position}`]?.trim();
    const field = referenceFields.find((requirements) => requirements.position === position);
    const path = `/bookingInfo/referenceFieldValues/referenceField${position}`;
    if (value && !field) {
      throw fieldRefusal('reference_field_unknown', path, 'not_found');
    }
    if (field?.mandatory && !value) throw fieldRefusal('reference_field_missing', path, 'required');
    return field && value ? [{ position, name: field.name, value }] : [];
  });
}
