import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { type ChosenExtras, lostExtras } from '#domain/flight-booking/chosen-extras.ts';

/** What is missing of the extras of parts that were priced again, each in words. */
export function useLostExtras(
  parts: readonly CheckoutPart[],
  proposal: readonly CheckoutPart[] | null,
): string[] {
  const { i18n } = useLingui();
  return parts.flatMap((part, index) => {
    const left = proposal?.[index]?.extras ?? null;
    if (part.extras === null || left === null) return [];
    return describeLost(i18n, part.extras, left, part.criteria.travelers);
  });
}

function describeLost(
  i18n: I18n,
  chosen: ChosenExtras,
  left: ChosenExtras,
  travelers: readonly BookingTraveler[],
): string[] {
  const { seats, bags } = lostExtras(chosen, left);
  const nameOf = (id: string) => {
    const traveler = travelers.find(({ _id }) => _id === id);
    return traveler ? `${traveler.firstName} ${traveler.lastName}` : '';
  };
  return [
    ...seats.map(({ seat, traveler }) => {
      const name = nameOf(traveler);
      return t(i18n)`Seat ${seat}, ${name}`;
    }),
    ...bags.map(({ kind, traveler }) => {
      const name = nameOf(traveler);
      return kind === 'checked' ? t(i18n)`Checked bag, ${name}` : t(i18n)`Cabin bag, ${name}`;
    }),
  ];
}
