import type { BookingInfoRequest, CheckoutTerms } from '../contract.ts';

/** What a checkout begins with: the card that is proposed, and what the traveller usually states. */
export function proposedInfo(
  { creditCards, referenceFields }: Pick<CheckoutTerms, 'creditCards' | 'referenceFields'>,
  purpose: string,
): BookingInfoRequest {
  const [offered] = creditCards;
  const values = referenceFields.flatMap(({ position, proposal }) =>
    proposal ? [[`referenceField${position}`, proposal]] : [],
  );
  return {
    purpose,
    ...(offered && { creditCardId: offered.card._id }),
    referenceFieldValues: Object.fromEntries(values),
  };
}
