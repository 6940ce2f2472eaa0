import type { ServiceClass } from '#domain/contract.ts';

export type AircraftKind = 'turboprop' | 'regional' | 'narrow' | 'wide';

export interface Aircraft {
  code: string;
  kind: AircraftKind;
  /** The range that airlines plan with, less than the manufacturer's figure. */
  rangeKm: number;
  /** How many seats it has with all its cabins; a carrier without a cabin has economy seats instead. */
  seats: Readonly<Record<ServiceClass, number>>;
}

type Row = [code: string, rangeKm: number, first: number, business: number, premium: number, economy: number];

const ROWS: Record<AircraftKind, Row[]> = {
  turboprop: [
    ['AT5', 1000, 0, 0, 0, 48],
    ['AT7', 1000, 0, 0, 0, 70],
    ['DH4', 1100, 0, 0, 0, 76],
  ],
  regional: [
    ['CR7', 2300, 0, 6, 0, 64],
    ['CR9', 2500, 0, 12, 0, 70],
    ['CRK', 2500, 0, 12, 0, 88],
    ['E70', 2600, 0, 8, 0, 68],
    ['E75', 2700, 0, 12, 0, 64],
    ['E90', 3000, 0, 12, 0, 88],
    ['E95', 3000, 0, 12, 0, 104],
    ['290', 3600, 0, 12, 0, 94],
    ['295', 3600, 0, 16, 0, 116],
    ['F70', 2200, 0, 8, 0, 72],
    ['100', 2300, 0, 10, 0, 90],
  ],
  narrow: [
    ['221', 4300, 0, 20, 0, 105],
    ['223', 4600, 0, 20, 0, 125],
    ['318', 4300, 0, 12, 0, 106],
    ['319', 4600, 0, 16, 0, 122],
    ['320', 4800, 0, 20, 0, 150],
    ['32A', 5000, 0, 20, 0, 148],
    ['32N', 5400, 0, 20, 0, 154],
    ['321', 4900, 0, 24, 0, 176],
    ['32B', 5100, 0, 24, 0, 176],
    ['32Q', 6400, 0, 24, 0, 182],
    ['73G', 4900, 0, 12, 0, 126],
    ['738', 4900, 0, 16, 0, 144],
    ['73H', 4900, 0, 16, 0, 150],
    ['739', 4900, 0, 20, 0, 159],
    ['7M8', 5600, 0, 16, 0, 158],
    ['7M9', 5600, 0, 20, 0, 159],
    ['752', 6400, 0, 16, 0, 164],
  ],
  wide: [
    ['332', 12_500, 0, 22, 21, 204],
    ['333', 11_000, 8, 30, 21, 209],
    ['338', 14_000, 0, 28, 21, 208],
    ['339', 13_000, 0, 32, 28, 227],
    ['343', 12_500, 8, 42, 21, 179],
    ['346', 13_500, 8, 44, 32, 216],
    ['351', 15_500, 0, 46, 32, 262],
    ['359', 14_700, 4, 38, 24, 234],
    ['388', 14_200, 8, 78, 52, 362],
    ['744', 12_500, 8, 32, 32, 294],
    ['748', 13_500, 8, 80, 32, 244],
    ['763', 10_500, 0, 30, 18, 162],
    ['764', 10_000, 0, 34, 20, 186],
    ['772', 12_800, 0, 37, 24, 209],
    ['77L', 16_500, 0, 37, 24, 209],
    ['773', 10_500, 8, 42, 24, 232],
    ['77W', 13_800, 8, 58, 24, 216],
    ['781', 11_500, 0, 44, 24, 242],
    ['788', 13_300, 0, 26, 21, 193],
    ['789', 14_300, 0, 30, 28, 216],
  ],
};

const AIRCRAFT: ReadonlyMap<string, Aircraft> = new Map(
  // The keys of a record that is complete by its type.
  (Object.keys(ROWS) as AircraftKind[]).flatMap((kind) =>
    ROWS[kind].map(([code, rangeKm, F, C, W, Y]) => [code, { code, kind, rangeKm, seats: { F, C, W, Y } }]),
  ),
);

export function aircraftOf(code: string): Aircraft {
  const aircraft = AIRCRAFT.get(code);
  if (!aircraft) throw new RangeError(`No aircraft ${code}`);
  return aircraft;
}
