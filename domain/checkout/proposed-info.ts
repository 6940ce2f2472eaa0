import { validCards } from '../cards/card-expiry.ts';
import type { BookingInfoRequest, CheckoutTerms } from '../contract.ts';

/** The initial values of a checkout: the proposed card, and the traveller's defaults. */
export function proposedInfo(
  { creditCards, referenceFields }: Pick<CheckoutTerms, 'creditCards' | 'referenceFields'>,
  { purpose, endsOn }: { purpose: string; endsOn: string },
): BookingInfoRequest {
  const [offered] = validCards(creditCards, endsOn);
  const values = referenceFields.flatMap(({ position, proposal }) =>
    proposal ? [[`referenceField${position}`, proposal]] : [],
  );
  return {
    purpose,
    ...(offered && { creditCardId: offered.card._id }),
    referenceFieldValues: Object.fromEntries(values),
  };
}
