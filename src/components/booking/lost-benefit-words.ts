import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LostBenefit, Money, OnSiteChange } from '#domain/contract.ts';

/** The benefits of a booked part that a change loses. */
export const LOST_BENEFIT_WORDS = {
  seats: msg`The chosen seats`,
  bags: msg`The bags that were bought`,
  carryOnBaggage: msg`Cabin bags that the fare includes`,
  checkedBaggage: msg`Checked bags that the fare includes`,
  lounge: msg`The lounge`,
  changeable: msg`The possibility to change it again`,
  refundable: msg`Any refund after a cancellation`,
  freeCancellation: msg`The free cancellation`,
  breakfast: msg`Breakfast`,
  corporateRate: msg`The rate of your company`,
  unlimitedMileage: msg`Unlimited mileage`,
  damageCover: msg`The cover of damage to the car`,
} satisfies Record<LostBenefit, MessageDescriptor>;

interface PriceAfterChange {
  after: Money;
  onSite?: OnSiteChange | undefined;
}

/** Where the whole price is paid on site, a cancellation refunds nothing but costs less than the price. */
export function lostBenefitWords(
  benefit: LostBenefit,
  { after, onSite }: PriceAfterChange,
): MessageDescriptor {
  const isPaidOnSite = onSite !== undefined && onSite.after.amount === after.amount;
  return benefit === 'refundable' && isPaidOnSite
    ? msg`A cancellation that costs less than the whole price`
    : LOST_BENEFIT_WORDS[benefit];
}
