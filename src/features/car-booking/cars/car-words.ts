import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DistanceUnit, RentalCarTerms } from '#domain/contract.ts';
import { distanceIn } from '#domain/geography.ts';
import { divideMoney, multiplyMoney } from '#domain/money.ts';
import { formatDistance, formatMoney } from '../../../i18n/format.ts';

export const FUEL_RULES_IN_SHORT = {
  fullToFull: msg`Full to full`,
  prepaidTank: msg`Prepaid full tank`,
} satisfies Record<RentalCarTerms['fuelRule'], MessageDescriptor>;

export const COVER_WORDS = {
  liability: msg`Insured: damage to others`,
  collision: msg`Insured: damage to the car`,
  theft: msg`Insured: theft of the car`,
} satisfies Record<RentalCarTerms['insurance']['covers'][number], MessageDescriptor>;

type Mileage = RentalCarTerms['mileage'];

export function mileageWords(
  { unlimited, kilometresPerDay = 0 }: Mileage,
  unit: DistanceUnit,
): MessageDescriptor {
  if (unlimited) return unit === 'mi' ? msg`Unlimited miles` : msg`Unlimited kilometres`;
  const distance = formatDistance(Math.floor(distanceIn(unit, kilometresPerDay)), unit);
  return msg`${distance} a day`;
}

export function furtherWords({ extraKilometre }: Mileage, unit: DistanceUnit): MessageDescriptor | null {
  if (!extraKilometre) return null;
  const price = formatMoney(divideMoney(multiplyMoney(extraKilometre, METRES[unit]), 1000));
  return unit === 'mi' ? msg`Each further mile costs ${price}` : msg`Each further kilometre costs ${price}`;
}

/** Whole numbers, as amounts are multiplied by. */
const METRES = { km: 1000, mi: 1609 } satisfies Record<DistanceUnit, number>;
