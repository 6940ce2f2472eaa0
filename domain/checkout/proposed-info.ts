import type { EarlierChoice } from '../booking/earlier-choice.ts';
import { validCards } from '../cards/card-expiry.ts';
import type { BookingInfoRequest, CheckoutTerms } from '../contract.ts';

interface ProposedFrom {
  purpose: string;
  endsOn: string;
  /** What an earlier request said; null for a first one. */
  earlier?: EarlierChoice['info'] | null;
}

/** The initial values of a checkout: the proposed card, and what the earlier request said or the traveller's defaults. */
export function proposedInfo(
  { creditCards, referenceFields }: Pick<CheckoutTerms, 'creditCards' | 'referenceFields'>,
  { purpose, endsOn, earlier = null }: ProposedFrom,
): BookingInfoRequest {
  const [offered] = validCards(creditCards, endsOn);
  const said = new Map(Object.entries(earlier?.referenceFieldValues ?? {}));
  const values = referenceFields.flatMap(({ position, proposal }) => {
    const name = `referenceField${position}`;
    const value = said.get(name) ?? proposal;
    return value ? [[name, value]] : [];
  });
  return {
    purpose,
    ...(offered && { creditCardId: offered.card._id }),
    ...(earlier?.comment !== undefined && { comment: earlier.comment }),
    ...(earlier?.reason && { reason: earlier.reason }),
    referenceFieldValues: Object.fromEntries(values),
  };
}
