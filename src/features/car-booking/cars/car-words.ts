import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RentalCarTerms } from '#domain/contract.ts';
import { formatMoney } from '../../../i18n/format.ts';

export const FUEL_RULES_IN_SHORT = {
  fullToFull: msg`Full to full`,
  prepaidTank: msg`Full tank bought with it`,
} satisfies Record<RentalCarTerms['fuelRule'], MessageDescriptor>;

export const COVER_WORDS = {
  liability: msg`Insured: damage to others`,
  collision: msg`Insured: damage to the car`,
  theft: msg`Insured: theft of the car`,
} satisfies Record<RentalCarTerms['insurance']['covers'][number], MessageDescriptor>;

export function mileageWords({
  unlimited,
  kilometresPerDay = 0,
}: RentalCarTerms['mileage']): MessageDescriptor {
  return unlimited ? msg`Unlimited kilometres` : msg`${kilometresPerDay} km a day`;
}

/** Where the price of the whole rental is paid. */
export function paymentWords({ prepaid }: RentalCarTerms): MessageDescriptor {
  return prepaid ? msg`Paid with the booking` : msg`Paid at the counter`;
}

/** The amount due at the counter although the rest is paid with the booking; null when there is none. */
export function counterWords({ prepaid, dueAtDesk }: RentalCarTerms): MessageDescriptor | null {
  if (!prepaid || dueAtDesk.amount === 0) return null;
  const amount = formatMoney(dueAtDesk);
  return msg`${amount} of it at the counter`;
}
