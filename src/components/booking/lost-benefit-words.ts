import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LostBenefit, Money, OnSiteChange } from '#domain/contract.ts';

export const LOST_BENEFIT_WORDS = {
  seats: msg`The chosen seats`,
  bags: msg`The extra bags`,
  carryOnBaggage: msg`Cabin bags included in the fare`,
  checkedBaggage: msg`Checked bags included in the fare`,
  lounge: msg`Lounge access`,
  changeable: msg`The option to change it again`,
  refundable: msg`Any refund after cancellation`,
  freeCancellation: msg`The free cancellation`,
  breakfast: msg`Breakfast`,
  corporateRate: msg`Your company rate`,
  unlimitedMileage: msg`Unlimited mileage`,
  damageCover: msg`Collision damage cover`,
} satisfies Record<LostBenefit, MessageDescriptor>;

interface PriceAfterChange {
  after: Money;
  onSite?: OnSiteChange;
}

/** Where the whole price is paid on site, a cancellation refunds nothing but costs less than the price. */
export function lostBenefitWords(
  benefit: LostBenefit,
  { after, onSite }: PriceAfterChange,
): MessageDescriptor {
  const isPaidOnSite = onSite !== undefined && onSite.after.amount === after.amount;
  return benefit === 'refundable' && isPaidOnSite
    ? msg`Cancellation for less than the full price`
    : LOST_BENEFIT_WORDS[benefit];
}
