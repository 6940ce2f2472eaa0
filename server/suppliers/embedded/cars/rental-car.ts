export interface RentalCar {
  acriss: string;
  /** The models; each vendor has one of them. */
  models: readonly string[];
  doors: number;
  seats: number;
  largeBags: number;
  smallBags: number;
  /** Which stations have it: all, most, few, or those with premium cars. */
  spread: 'core' | 'common' | 'rare' | 'fine';
}

type Row = readonly [
  acriss: string,
  spread: RentalCar['spread'],
  doors: number,
  seats: number,
  largeBags: number,
  smallBags: number,
  models: readonly string[],
];

export function rentalCars(rows: readonly Row[]): readonly RentalCar[] {
  return rows.map(([acriss, spread, doors, seats, largeBags, smallBags, models]) => ({
    acriss,
    models,
    doors,
    seats,
    largeBags,
    smallBags,
    spread,
  }));
}
