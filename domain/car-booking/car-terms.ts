import type { TermsRules } from '../kinds/terms-rules.ts';
import { compareMoney } from '../money.ts';

export const carTerms: TermsRules<'car'> = {
  /** The price of a booking may differ from the one that was offered, so the amount due is limited to that price. */
  dueOnSite: ({ car: { prepaid, dueAtDesk } }, price) => {
    const amount = prepaid && compareMoney(dueAtDesk, price) < 0 ? dueAtDesk : price;
    return { place: amount.amount > 0 ? 'desk' : null, amount };
  },
  cancellableUntil: ({ beginsAt }) => new Date(beginsAt),
};
