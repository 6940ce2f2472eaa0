import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Seat } from '#domain/flight-booking/offered-extras.ts';
import type { PlacedSeat } from '#domain/flight-booking/seat-grid.ts';
import { formatMoney } from '../../../i18n/format.ts';
import type { SeatOwner } from './seat-owner.ts';

export const POSITIONS = {
  window: msg`window`,
  middle: msg`middle`,
  aisle: msg`aisle`,
} satisfies Record<Seat['position'], unknown>;

/** Names seats: `12C, window, CHF 35.00`, with what else has to be known of them. */
export function useSeatText(): (placed: PlacedSeat, owner: SeatOwner | undefined) => string {
  const { t } = useLingui();
  return ({ name, seat, row }, owner) => {
    const state = owner ? t`for ${owner.name}` : t`taken`;
    return [
      name,
      t(POSITIONS[seat.position]),
      row.exit ? t`exit row` : '',
      seat.price ? formatMoney(seat.price) : t`included`,
      seat.free && !owner ? '' : state,
    ]
      .filter((part) => part !== '')
      .join(', ');
  };
}
