import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Seat } from '#domain/flight-booking/available-extras.ts';
import type { GridSeat } from '#domain/flight-booking/seat-grid.ts';
import { formatMoney } from '../../../i18n/format.ts';
import type { SeatOwner } from './seat-owner.ts';

export const POSITIONS = {
  window: msg`window`,
  middle: msg`middle`,
  aisle: msg`aisle`,
} satisfies Record<Seat['position'], unknown>;

interface SeatTexts {
  /** For example `12C, window, exit row, CHF 35.00, free`, or the name of its traveler. */
  nameOf: (placed: GridSeat, owner: SeatOwner | undefined) => string;
  traitsOf: (placed: Pick<GridSeat, 'seat' | 'row'>) => string[];
}

export function useSeatText(): SeatTexts {
  const { t } = useLingui();
  const traitsOf: SeatTexts['traitsOf'] = ({ seat, row }) => [
    t(POSITIONS[seat.position]),
    ...(row.exit ? [t`exit row`] : []),
    ...(row.wing ? [t`over the wing`] : []),
  ];
  return {
    traitsOf,
    nameOf: (placed, owner) => {
      const { name, seat } = placed;
      const state = seat.free ? t`free` : t`taken`;
      return [
        name,
        ...traitsOf(placed),
        seat.price ? formatMoney(seat.price) : t`included`,
        owner ? t`for ${owner.name}` : state,
      ].join(', ');
    },
  };
}
