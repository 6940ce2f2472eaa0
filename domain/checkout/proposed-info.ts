import type { BookingInfoRequest, CheckoutTerms } from '../contract.ts';
import { validCards } from './valid-cards.ts';

/** What a checkout begins with: the card that is proposed, and what the traveller usually states. */
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
