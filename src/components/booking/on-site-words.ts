import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OnSiteChange, OnSitePlace } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';

interface OnSiteWords {
  waived: MessageDescriptor;
  /** A penalty of which nothing was paid before. */
  charged: MessageDescriptor;
  paid: MessageDescriptor;
  change: Record<'waived' | 'due' | 'more' | 'less', (amount: string) => MessageDescriptor>;
}

export const ON_SITE_WORDS: Record<OnSitePlace, OnSiteWords> = {
  hotel: {
    waived: msg`No longer to be paid at the hotel`,
    charged: msg`Charged by the hotel`,
    paid: msg`Paid at the hotel`,
    change: {
      waived: (amount) => msg`${amount} no longer to be paid at the hotel`,
      due: (amount) => msg`${amount} to be paid at the hotel`,
      more: (amount) => msg`${amount} more to be paid at the hotel`,
      less: (amount) => msg`${amount} less to be paid at the hotel`,
    },
  },
  desk: {
    waived: msg`No longer to be paid at the rental desk`,
    charged: msg`Charged by the rental company`,
    paid: msg`Paid at the rental desk`,
    change: {
      waived: (amount) => msg`${amount} no longer to be paid at the rental desk`,
      due: (amount) => msg`${amount} to be paid at the rental desk`,
      more: (amount) => msg`${amount} more to be paid at the rental desk`,
      less: (amount) => msg`${amount} less to be paid at the rental desk`,
    },
  },
};

export const ON_SITE_PLACES = Object.keys(ON_SITE_WORDS) as OnSitePlace[];

export function onSiteChangeText({ place, before, after, difference }: OnSiteChange): MessageDescriptor {
  const { change } = ON_SITE_WORDS[place];
  if (after.amount === 0) return change.waived(formatMoney(before));
  if (before.amount === 0 || difference.amount === 0) return change.due(formatMoney(after));
  const { amount, currency } = difference;
  const by = formatMoney({ amount: Math.abs(amount), currency });
  return amount > 0 ? change.more(by) : change.less(by);
}
