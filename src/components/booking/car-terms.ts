import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarStation, RentalCarTerms } from '#domain/contract.ts';
import { formatInstant, formatMoney } from '../../i18n/format.ts';

export const ACCESS_WORDS = {
  inTerminal: msg`in the terminal`,
  shuttle: msg`by shuttle from the terminal`,
  city: msg`in the city`,
} satisfies Record<CarStation['access'], MessageDescriptor>;

export const FUEL_RULES = {
  fullToFull: msg`Return it with a full tank`,
  prepaidTank: msg`Full tank prepaid: return it empty`,
} satisfies Record<RentalCarTerms['fuelRule'], MessageDescriptor>;

export function depositText({ deposit }: RentalCarTerms): MessageDescriptor {
  const amount = formatMoney(deposit);
  return msg`A deposit of ${amount} is held on the driver's card until the car is returned`;
}

export function cancellationText({ freeUntil, prepaid }: RentalCarTerms, zone: string): MessageDescriptor {
  if (freeUntil === undefined) {
    return prepaid ? msg`Non-refundable` : msg`Cancellation fee: part or all of the price`;
  }
  const end = formatInstant(freeUntil, zone);
  if (!prepaid) {
    return msg`Free until ${end}; after that the rental company charges part or all of the price`;
  }
  return msg`Free until ${end}; after that the rental company keeps part or all of the price`;
}

export function paymentWords({ prepaid }: RentalCarTerms): MessageDescriptor {
  return prepaid ? msg`Paid with the booking` : msg`Paid at the counter`;
}

export function counterWords({ prepaid, dueAtDesk }: RentalCarTerms): MessageDescriptor | null {
  if (!prepaid || dueAtDesk.amount === 0) return null;
  const amount = formatMoney(dueAtDesk);
  return msg`${amount} of it at the counter`;
}
