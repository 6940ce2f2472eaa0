import { useLingui } from '@lingui/react/macro';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { lostExtras } from '#domain/flight-booking/selected-extras.ts';

/** The sold-out extras of repriced parts, each in words. */
export function useLostExtras(
  parts: readonly CheckoutPart[],
  proposal: readonly CheckoutPart[] | null,
): string[] {
  const { t } = useLingui();
  return parts.flatMap(({ extras, criteria }, index) => {
    const remaining = proposal?.[index]?.extras ?? null;
    if (extras === null || remaining === null) return [];
    const { seats, bags } = lostExtras(extras, remaining);
    return [
      ...seats.map(({ seat, traveler }) => {
        const name = nameOf(traveler, criteria.travelers);
        return t`Seat ${seat}, ${name}`;
      }),
      ...bags.map(({ kind, traveler }) => {
        const name = nameOf(traveler, criteria.travelers);
        return kind === 'checked' ? t`Checked bag, ${name}` : t`Cabin bag, ${name}`;
      }),
    ];
  });
}

function nameOf(id: string, travelers: readonly BookingTraveler[]): string {
  const traveler = travelers.find(({ _id }) => _id === id);
  return traveler ? `${traveler.firstName} ${traveler.lastName}` : '';
}
