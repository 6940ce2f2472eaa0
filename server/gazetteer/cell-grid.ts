import { distanceKm, type Position } from '#domain/geography.ts';

export interface CellGrid {
  /** The points within the radius, the nearest first; of equally near ones, by number. */
  near: (center: Position, radiusKm: number) => { point: number; distanceKm: number }[];
}

/** Half a degree: some fifty kilometres, the usual radius of a search. */
const CELLS_PER_DEGREE = 2;
const ROWS = 180 * CELLS_PER_DEGREE;
const COLUMNS = 360 * CELLS_PER_DEGREE;
const KM_PER_DEGREE = 111.19;

export function createCellGrid(latitudes: Float64Array, longitudes: Float64Array): CellGrid {
  const cells = Uint32Array.from(latitudes, (latitude, point) => toCell(latitude, longitudes[point] ?? 0));
  const { starts, points } = sortByCell(cells);

  return {
    near(center, radiusKm) {
      return rangesWithin(center, radiusKm)
        .flatMap(([first, last]) => [...points.subarray(starts[first], starts[last + 1])])
        .map((point) => {
          const position = { latitude: latitudes[point] ?? 0, longitude: longitudes[point] ?? 0 };
          return { point, distanceKm: distanceKm(center, position) };
        })
        .filter((found) => found.distanceKm <= radiusKm)
        .sort((one, other) => one.distanceKm - other.distanceKm || one.point - other.point);
    },
  };
}

function toRow(latitude: number): number {
  return Math.max(0, Math.min(ROWS - 1, Math.floor((latitude + 90) * CELLS_PER_DEGREE)));
}

function toCell(latitude: number, longitude: number): number {
  const column = Math.floor((longitude + 180) * CELLS_PER_DEGREE) % COLUMNS;
  return toRow(latitude) * COLUMNS + column;
}

function sortByCell(cells: Uint32Array): { starts: Uint32Array; points: Uint32Array } {
  const starts = new Uint32Array(ROWS * COLUMNS + 1);
  for (const cell of cells) starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  for (let cell = 1; cell < starts.length; cell += 1)
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const next = starts.slice();
  const points = new Uint32Array(cells.length);
  cells.forEach((cell, point) => {
    const place = next[cell] ?? 0;
    points[place] = point;
    next[cell] = place + 1;
  });
  return { starts, points };
}

function rangesWithin({ latitude, longitude }: Position, radiusKm: number): [first: number, last: number][] {
  if (!(radiusKm >= 0)) return [];
  const degrees = Math.min(180, radiusKm / KM_PER_DEGREE);
  const [south, north] = [toRow(latitude - degrees), toRow(latitude + degrees)];
  const columns = columnsWithin(latitude, longitude, degrees);
  const ranges: [number, number][] = [];
  for (let row = south; row <= north; row += 1) {
    for (const [west, east] of columns) ranges.push([row * COLUMNS + west, row * COLUMNS + east]);
  }
  return ranges;
}

function columnsWithin(latitude: number, longitude: number, degrees: number): [west: number, east: number][] {
  const reach = longitudesWithin(latitude, degrees);
  const west = Math.floor((longitude - reach + 180) * CELLS_PER_DEGREE);
  const east = Math.floor((longitude + reach + 180) * CELLS_PER_DEGREE);
  if (east - west >= COLUMNS - 1) return [[0, COLUMNS - 1]];
  const [from, to] = [(west + COLUMNS) % COLUMNS, (east + COLUMNS) % COLUMNS];
  return from <= to
    ? [[from, to]]
    : [
        [from, COLUMNS - 1],
        [0, to],
      ];
}

/** How many degrees of longitude the circle covers to each side; all of them when it contains a pole. */
function longitudesWithin(latitude: number, degrees: number): number {
  if (Math.abs(latitude) + degrees >= 90) return 180;
  const radians = Math.PI / 180;
  return Math.asin(Math.sin(degrees * radians) / Math.cos(latitude * radians)) / radians;
}
