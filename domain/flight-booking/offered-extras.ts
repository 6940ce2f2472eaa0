import type { SeatsAnswer } from '../contract.ts';
import { type ChosenBag, type ChosenExtras, type ChosenSeat, isSameBag } from './chosen-extras.ts';

/** The seats and bags that can be had with a fare. */
export type OfferedExtras = Extract<SeatsAnswer, { outcome: 'priced' }>;
export type SeatMap = OfferedExtras['seatMaps'][number];
export type Cabin = SeatMap['cabins'][number];
export type SeatRow = Cabin['rows'][number];
export type Seat = SeatRow['seats'][number];
export type BagOffer = OfferedExtras['bags'][number];

export function seatName({ number }: Pick<SeatRow, 'number'>, { letter }: Pick<Seat, 'letter'>): string {
  return `${number}${letter}`;
}

/** What can still be had of what was chosen, at the prices of now. */
export function keepAvailable(chosen: ChosenExtras, offered: OfferedExtras): ChosenExtras {
  const seats = new Map(offered.seatMaps.map((map) => [map.segment, freeSeatsOf(map)] as const));
  return {
    seats: chosen.seats.flatMap((seat) => {
      const found = seats.get(seat.segment)?.get(seat.seat);
      return found ? [{ ...seat, price: found.price ?? null }] : [];
    }),
    bags: chosen.bags.flatMap((bag) => {
      const found = bagOfferOf(bag, offered);
      return found && found.highestQuantity >= bag.quantity ? [{ ...bag, price: found.price }] : [];
    }),
    memberships: chosen.memberships,
  };
}

/** What is missing of what was chosen. */
export function lostExtras(
  chosen: ChosenExtras,
  left: ChosenExtras,
): { seats: readonly ChosenSeat[]; bags: readonly ChosenBag[] } {
  return {
    seats: chosen.seats.filter(
      ({ segment, seat }) => !left.seats.some((one) => one.segment === segment && one.seat === seat),
    ),
    bags: chosen.bags.filter((bag) => !left.bags.some((one) => isSameBag(bag, one))),
  };
}

export function bagOfferOf(
  { leg, kind }: Pick<ChosenBag, 'leg' | 'kind'>,
  { bags }: Pick<OfferedExtras, 'bags'>,
): BagOffer | undefined {
  return bags.find((bag) => bag.leg === leg && bag.kind === kind);
}

function freeSeatsOf({ cabins }: SeatMap): Map<string, Seat> {
  return new Map(
    cabins.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        row.seats.filter(({ free }) => free).map((seat) => [seatName(row, seat), seat] as const),
      ),
    ),
  );
}
