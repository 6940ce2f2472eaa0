import { useLingui } from '@lingui/react/macro';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { toExtras } from '#domain/checkout/part-requests.ts';
import { lostExtras, risenExtras, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { formatMoney } from '../i18n/format.ts';

export interface ChangedExtras {
  lost: string[];
  risen: string[];
}

export function useChangedExtras(
  parts: readonly CheckoutPart[],
  proposal: readonly CheckoutPart[] | null,
): ChangedExtras {
  const { t } = useLingui();
  const nameExtras = ({ seats, bags }: Pick<SelectedExtras, 'seats' | 'bags'>, part: CheckoutPart) => [
    ...seats.map((extra) => {
      const name = nameOf(extra.traveler, part.criteria.travelers);
      return { extra, text: t`Seat ${extra.seat}, ${name}` };
    }),
    ...bags.map((extra) => {
      const name = nameOf(extra.traveler, part.criteria.travelers);
      return { extra, text: extra.kind === 'checked' ? t`Checked bag, ${name}` : t`Cabin bag, ${name}` };
    }),
  ];
  const compared = parts.flatMap((part, index) => {
    const next = proposal?.[index];
    return part.extras !== null && next && next.extras !== null
      ? [{ part, chosen: toExtras(part) ?? part.extras, remaining: next.extras, now: toExtras(next) }]
      : [];
  });
  return {
    lost: compared.flatMap(({ part, chosen, remaining }) =>
      nameExtras(lostExtras(chosen, remaining), part).map(({ text }) => text),
    ),
    risen: compared.flatMap(({ part, chosen, now }) =>
      nameExtras(risenExtras(chosen, now ?? chosen), part).map(({ text, extra: { price } }) => {
        const amount = price ? formatMoney(price) : '';
        return t`${text}: now ${amount}`;
      }),
    ),
  };
}

function nameOf(id: string, travelers: readonly BookingTraveler[]): string {
  const traveler = travelers.find(({ _id }) => _id === id);
  return traveler ? `${traveler.firstName} ${traveler.lastName}` : '';
}
