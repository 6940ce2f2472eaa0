import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Position } from '#domain/geography.ts';
import { createCellGrid } from './cell-grid.ts';
import { loadOnce } from './load-once.ts';
import { type PlaceTable, readPlaceTable } from './place-table.ts';

export interface Place extends Position {
  /** Its number at GeoNames. */
  id: string;
  /** In English where English has a name for it. */
  name: string;
  country: string;
  adminCode: string;
  /** 0 when unknown. */
  population: number;
  /** A district of a city that is listed as a place of its own. */
  isPart: boolean;
}

export interface Gazetteer {
  size: number;
  at: (row: number) => Place;
  byId: (id: string) => Place | undefined;
  rowOfId: (id: string) => number | undefined;
  /** The nearest first. */
  near: (latitude: number, longitude: number, radiusKm: number) => { place: Place; distanceKm: number }[];
  /** The largest ones first, of one country or of all. */
  largest: (country?: string, limit?: number) => readonly Place[];
}

const FILE = path.join(import.meta.dirname, 'places.tsv.br');
/** Greater than the number of places: allows the row number and the id to be packed into one number. */
const ROWS = 2 ** 18;

/** Read once in each thread, on first use, in slices of a few milliseconds. */
export const loadGazetteer = loadOnce(readGazetteer);

async function readGazetteer(): Promise<Gazetteer> {
  const table = await readPlaceTable(await promisify(brotliDecompress)(await readFile(FILE)));
  const { size, fieldsOf, byCountry } = table;
  await nextTurn();
  const grid = createCellGrid(table.latitudes, table.longitudes);
  await nextTurn();
  const rowOfId = createIdIndex(table);

  function at(row: number): Place {
    const [id, name, country, adminCode, part, population, latitude, longitude] = fieldsOf(row);
    return {
      id,
      name,
      country,
      adminCode,
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
      isPart: part !== '',
    };
  }

  return {
    size,
    at,
    rowOfId,
    byId(id) {
      const row = rowOfId(id);
      return row === undefined ? undefined : at(row);
    },
    near(latitude, longitude, radiusKm) {
      return grid
        .near({ latitude, longitude }, radiusKm)
        .map(({ point, distanceKm }) => ({ place: at(point), distanceKm }));
    },
    largest(country, limit = size) {
      if (country !== undefined) return (byCountry.get(country) ?? []).slice(0, limit).map(at);
      return Array.from({ length: Math.min(limit, size) }, (_, row) => at(row));
    },
  };
}

/** Each id with its row as one number, sorted: takes a tenth of the memory of a map. */
function createIdIndex({ ids }: PlaceTable): Gazetteer['rowOfId'] {
  const sorted = Float64Array.from(ids, (id, row) => id * ROWS + row).sort();
  return (id) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) return undefined;
    const wantedRow = Number(id) * ROWS;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < wantedRow) low = middle + 1;
      else high = middle;
    }
    const row = (sorted[low] ?? Number.POSITIVE_INFINITY) - wantedRow;
    return row < ROWS ? row : undefined;
  };
}
