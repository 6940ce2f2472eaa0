import type { SeatsAnswer } from '../contract.ts';

export type AvailableExtras = Extract<SeatsAnswer, { outcome: 'priced' }>;
export type SeatMap = AvailableExtras['seatMaps'][number];
export type Cabin = SeatMap['cabins'][number];
export type SeatRow = Cabin['rows'][number];
export type Seat = SeatRow['seats'][number];
export type BagOffer = AvailableExtras['bags'][number];

export function seatName({ number }: Pick<SeatRow, 'number'>, { letter }: Pick<Seat, 'letter'>): string {
  return `${number}${letter}`;
}
