import { type Cabin, type Seat, type SeatRow, seatName } from './available-extras.ts';

/** A seat with its position in the cabin: columns are counted from 0, aisles included. */
export interface GridSeat {
  name: string;
  seat: Seat;
  row: SeatRow;
  column: number;
}

export interface SeatGrid {
  columns: readonly (string | null)[];
  rows: readonly { row: SeatRow; seats: readonly GridSeat[] }[];
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

export function buildGrid({ layout, rows }: Cabin): SeatGrid {
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

/**
 * The seat that a key moves to: by position, across aisles and gaps; the same one where there is none. Page
 * keys move between the sections of all cabins, deck by deck.
 */
export function seatAfterKey(cabins: readonly SeatGrid[], from: string, key: SeatKey): string {
  const rows = cabins.find((cabin) => indexOfSeat(cabin.rows, from) >= 0)?.rows ?? [];
  const index = indexOfSeat(rows, from);
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
      const all = cabins.flatMap((cabin) => cabin.rows);
      const own = indexOfSeat(all, from);
      const starts = sectionStarts(cabins);
      const next =
        key === 'PageDown' ? starts.find((start) => start > own) : starts.findLast((start) => start < own);
      return (next !== undefined && nearestIn(all.slice(next), column)) || from;
    }
  }
}

function indexOfSeat(rows: SeatGrid['rows'], name: string): number {
  return rows.findIndex(({ seats }) => seats.some((seat) => seat.name === name));
}

function sectionStarts(cabins: readonly SeatGrid[]): number[] {
  const rows = cabins.flatMap((cabin) => cabin.rows);
  const firstRows = new Set(cabins.map((cabin) => cabin.rows[0]));
  return rows.flatMap((entry, index) =>
    firstRows.has(entry) || (entry.row.exit && !rows[index - 1]?.row.exit) ? [index] : [],
  );
}

function nearestIn(rows: SeatGrid['rows'], column: number): string | undefined {
  const seats = rows.find((row) => row.seats.length > 0)?.seats ?? [];
  return seats.toSorted((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0]
    ?.name;
}
