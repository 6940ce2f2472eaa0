import { type AvailableExtras, type Cabin, type Seat, type SeatRow, seatName } from './available-extras.ts';
import type { FareQuote } from './flight-choice.ts';
import type { SelectedSeat } from './selected-extras.ts';

interface PlacedSeat {
  name: string;
  seat: Seat;
  row: SeatRow;
  cabin: Cabin;
}

type Filter = (placed: PlacedSeat) => boolean;

/** By the ids of the category seatprefs: which seats fit. Only who asks for an exit row is seated at one. */
const FITS: Readonly<Record<string, Filter>> = {
  W: ({ seat, row }) => seat.position === 'window' && !row.exit,
  A: ({ seat, row }) => seat.position === 'aisle' && !row.exit,
  M: ({ seat, row }) => seat.position === 'middle' && !row.exit,
  F: (placed) => isInPart(placed, (index, count) => index < count / 3),
  R: (placed) => isInPart(placed, (index, count) => index >= (count * 2) / 3),
  B: ({ row, cabin }) => row === cabin.rows[0] && !row.exit,
  E: ({ row }) => row.exit,
};

/**
 * For each traveler with a seat preference and each segment, the first seat of that kind which the fare includes;
 * none where there is no such seat.
 */
export function preferredSeats(
  { passengers, fare }: Pick<FareQuote, 'passengers' | 'fare'>,
  { seatMaps }: Pick<AvailableExtras, 'seatMaps'>,
): SelectedSeat[] {
  return seatMaps.flatMap(({ segment, cabins }) => {
    const included = cabins
      .filter(({ serviceClass }) => serviceClass === fare.serviceClasses[segment])
      .flatMap(listIncluded);
    const taken = new Set<string>();
    return passengers.flatMap(({ traveler, seatPreference }): SelectedSeat[] => {
      const fits = FITS[seatPreference ?? ''];
      const found = fits && included.find((placed) => !taken.has(placed.name) && fits(placed));
      if (!found) return [];
      taken.add(found.name);
      return [{ segment, traveler, seat: found.name, price: null, preferred: true }];
    });
  });
}

function listIncluded(cabin: Cabin): PlacedSeat[] {
  return cabin.rows.flatMap((row) =>
    row.seats
      .filter(({ free, price }) => free && price === undefined)
      .map((seat) => ({ name: seatName(row, seat), seat, row, cabin })),
  );
}

function isInPart({ row, cabin }: PlacedSeat, isPart: (index: number, count: number) => boolean): boolean {
  return !row.exit && isPart(cabin.rows.indexOf(row), cabin.rows.length);
}
