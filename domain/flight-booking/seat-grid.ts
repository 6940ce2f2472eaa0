import { type Cabin, type Seat, type SeatRow, seatName } from './offered-extras.ts';

/** A seat at its place in the cabin: columns are counted from 0, aisles included. */
export interface PlacedSeat {
  name: string;
  seat: Seat;
  row: SeatRow;
  column: number;
}

export interface SeatGrid {
  /** The letters from left to right; null for an aisle. */
  columns: readonly (string | null)[];
  rows: readonly { row: SeatRow; seats: readonly PlacedSeat[] }[];
}

export type SeatKey =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown';

export function gridOf({ layout, rows }: Cabin): SeatGrid {
  const columns = [...layout].map((letter) => (letter === '|' ? null : letter));
  return {
    columns,
    rows: rows.map((row) => ({
      row,
      seats: row.seats.map((seat) => ({
        name: seatName(row, seat),
        seat,
        row,
        column: columns.indexOf(seat.letter),
      })),
    })),
  };
}

/** The seat that a key leads to: by where seats are, past aisles and gaps; the same one where there is none. */
export function seatAfterKey({ rows }: SeatGrid, from: string, key: SeatKey): string {
  const index = rows.findIndex(({ seats }) => seats.some(({ name }) => name === from));
  const seats = rows[index]?.seats ?? [];
  const at = seats.findIndex(({ name }) => name === from);
  const { column = 0 } = seats[at] ?? {};
  const inRow = (to: number) => seats[to]?.name ?? from;
  switch (key) {
    case 'ArrowLeft':
      return inRow(at - 1);
    case 'ArrowRight':
      return inRow(at + 1);
    case 'Home':
      return inRow(0);
    case 'End':
      return inRow(seats.length - 1);
    case 'ArrowUp':
      return nearestIn(rows.slice(0, index).reverse(), column) ?? from;
    case 'ArrowDown':
      return nearestIn(rows.slice(index + 1), column) ?? from;
    default: {
      const starts = sectionStarts(rows);
      const next =
        key === 'PageDown'
          ? starts.find((start) => start > index)
          : starts.findLast((start) => start < index);
      return (next !== undefined && nearestIn(rows.slice(next), column)) || from;
    }
  }
}

/** Exits part a cabin into sections, each of which begins at its exit. */
function sectionStarts(rows: SeatGrid['rows']): number[] {
  return rows.flatMap(({ row }, index) =>
    index === 0 || (row.exit && !rows[index - 1]?.row.exit) ? [index] : [],
  );
}

/** In the first row that has seats, the one closest to a column. */
function nearestIn(rows: SeatGrid['rows'], column: number): string | undefined {
  const seats = rows.find((row) => row.seats.length > 0)?.seats ?? [];
  return seats.toSorted((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0]
    ?.name;
}
