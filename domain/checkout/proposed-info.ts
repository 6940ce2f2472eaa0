import type { EarlierChoice } from '../booking/earlier-choice.ts';
import { validCards } from '../cards/card-expiry.ts';
import type { BookingInfoRequest, CheckoutTerms } from '../contract.ts';

type Terms = Pick<CheckoutTerms, 'creditCards' | 'referenceFields' | 'lastPurpose'>;

interface ProposedFrom {
  purpose: string;
  endsOn: string;
  earlier?: EarlierChoice['info'] | null;
}

export function proposedInfo(
  { creditCards, referenceFields, lastPurpose = '' }: Terms,
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
    purpose: purpose === '' ? lastPurpose : purpose,
    creditCardId: offered ? offered.card._id : undefined,
    comment: earlier?.comment,
    reason: earlier?.reason,
    referenceFieldValues: Object.fromEntries(values),
  };
}
