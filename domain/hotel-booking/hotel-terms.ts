import type { TermsRules } from '../kinds/terms-rules.ts';
import { dayAfter, startOfDay } from '../local-time.ts';
import { subtractMoney } from '../money.ts';

/**
 * A hotel can be cancelled until its day of arrival is over, because rates are free or cost a night until some hour of
 * that day.
 */
export const hotelTerms: TermsRules<'hotel'> = {
  dueOnSite: ({ conditions, onSite }, price) => {
    const nothing = subtractMoney(price, price);
    const isPaidThere = conditions.includes('payAtHotel');
    return {
      ...(isPaidThere ? { place: 'hotel', amount: price } : { place: null, amount: nothing }),
      onTop: onSite?.currency === price.currency ? onSite : nothing,
    };
  },
  cancellableUntil: ({ startsOn, property: { zone } }) => startOfDay(dayAfter(startsOn, 1), zone),
};
