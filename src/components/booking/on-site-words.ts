import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OnSiteChange, OnSitePlace } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';

type WordsByPlace = Record<OnSitePlace, MessageDescriptor>;

/** The amount that was due on site for a cancelled part. */
export const WAIVED_WORDS = {
  hotel: msg`No longer to be paid at the hotel`,
  desk: msg`No longer to be paid at the rental desk`,
} satisfies WordsByPlace;

/** A penalty of which nothing was paid before. */
export const CHARGED_WORDS = {
  hotel: msg`Charged by the hotel`,
  desk: msg`Charged by the rental company`,
} satisfies WordsByPlace;

/** How much of a price is paid on site. */
export const ON_SITE_WORDS = {
  hotel: msg`Paid at the hotel`,
  desk: msg`Paid at the rental desk`,
} satisfies WordsByPlace;

/** How a change affects the amount paid on site, as a sentence without its full stop. */
export function onSiteChangeText({ place, before, after, difference }: OnSiteChange): MessageDescriptor {
  if (after.amount === 0) return waivedText(place, formatMoney(before));
  if (before.amount === 0 || difference.amount === 0) return dueText(place, formatMoney(after));
  const { amount, currency } = difference;
  const by = formatMoney({ amount: Math.abs(amount), currency });
  return amount > 0 ? moreText(place, by) : lessText(place, by);
}

function waivedText(place: OnSitePlace, amount: string): MessageDescriptor {
  return place === 'hotel'
    ? msg`${amount} no longer to be paid at the hotel`
    : msg`${amount} no longer to be paid at the rental desk`;
}

function dueText(place: OnSitePlace, amount: string): MessageDescriptor {
  return place === 'hotel'
    ? msg`${amount} to be paid at the hotel`
    : msg`${amount} to be paid at the rental desk`;
}

function moreText(place: OnSitePlace, amount: string): MessageDescriptor {
  return place === 'hotel'
    ? msg`${amount} more to be paid at the hotel`
    : msg`${amount} more to be paid at the rental desk`;
}

function lessText(place: OnSitePlace, amount: string): MessageDescriptor {
  return place === 'hotel'
    ? msg`${amount} less to be paid at the hotel`
    : msg`${amount} less to be paid at the rental desk`;
}
