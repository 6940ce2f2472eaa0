import { setImmediate as nextTurn } from 'node:timers/promises';

export interface PlaceTable {
  size: number;
  ids: Uint32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  byCountry: ReadonlyMap<string, readonly number[]>;
  fieldsOf: (row: number) => PlaceFields;
}

type PlaceFields = [
  id: string,
  name: string,
  country: string,
  adminCode: string,
  part: string,
  population: string,
  latitude: string,
  longitude: string,
];

/** What one slice takes: some milliseconds. */
const SLICE_BYTES = 128 * 1024;
const NEW_LINE = 10;

/**
 * Reads the lines in slices, so that other work doesn't wait long. The text is retained, and places are
 * parsed from it.
 */
export async function readPlaceTable(text: Buffer): Promise<PlaceTable> {
  const starts = await findLines(text);
  const size = starts.length - 1;
  const ids = new Uint32Array(size);
  const latitudes = new Float64Array(size);
  const longitudes = new Float64Array(size);
  const byCountry = new Map<string, number[]>();

  function readFields(row: number): PlaceFields {
    const line = text.toString('utf8', starts[row], (starts[row + 1] ?? 1) - 1);
    return line.split('\t') as PlaceFields; // written by scripts/data/places.ts
  }

  for (let row = 0, turn = 0; row < size; row += 1) {
    const [id, , country, , , , latitude, longitude] = readFields(row);
    ids[row] = Number(id);
    latitudes[row] = Number(latitude);
    longitudes[row] = Number(longitude);
    const rows = byCountry.get(country);
    if (rows) rows.push(row);
    else byCountry.set(country, [row]);
    const end = starts[row + 1] ?? 0;
    if (end - turn >= SLICE_BYTES) {
      turn = end;
      await nextTurn();
    }
  }
  return { size, ids, latitudes, longitudes, byCountry, fieldsOf: readFields };
}

async function findLines(text: Buffer): Promise<Uint32Array> {
  const starts = [0];
  for (let end = text.indexOf(NEW_LINE); end !== -1; end = text.indexOf(NEW_LINE, end + 1)) {
    starts.push(end + 1);
    if (starts.length % 8192 === 0) await nextTurn();
  }
  return Uint32Array.from(starts);
}
