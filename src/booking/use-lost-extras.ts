import { useLingui } from '@lingui/react/macro';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { type ChosenExtras, lostExtras } from '#domain/flight-booking/chosen-extras.ts';

type Texts = ReturnType<typeof useLingui>['t'];

/** What is missing of the extras of parts that were priced again, each in words. */
export function useLostExtras(
  parts: readonly CheckoutPart[],
  proposal: readonly CheckoutPart[] | null,
): string[] {
  const { t } = useLingui();
  return parts.flatMap((part, index) => {
    const left = proposal?.[index]?.extras ?? null;
    if (part.extras === null || left === null) return [];
    return describeLost(t, part.extras, left, part.criteria.travelers);
  });
}

function describeLost(
  t: Texts,
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
      return t`Seat ${seat}, ${name}`;
    }),
    ...bags.map(({ kind, traveler }) => {
      const name = nameOf(traveler);
      return kind === 'checked' ? t`Checked bag, ${name}` : t`Cabin bag, ${name}`;
    }),
  ];
}
