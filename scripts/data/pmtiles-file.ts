import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A tile of a map as it is stored; empty tiles are left out. */
export interface StoredTile {
  z: number;
  x: number;
  y: number;
  /** A vector tile, not compressed. */
  data: Uint8Array;
}

interface Entry {
  id: number;
  offset: number;
  length: number;
  run: number;
}

const HEADER_BYTES = 127;
/** Readers fetch the header and the root directory together, with this limit. */
const ROOT_END = 16_384;
const GZIP = 2;
const VECTOR_TILES = 1;

/**
 * The tiles as a PMTiles archive of version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md),
 * with a single directory, which is enough for some thousand tiles.
 */
export function writePmtiles(tiles: readonly StoredTile[], metadata: object): Buffer {
  const parts: Buffer[] = [];
  const entries: Entry[] = [];
  const known = new Map<string, Entry>();
  let end = 0;
  for (const { id, data } of tiles.map(withId).sort((one, other) => one.id - other.id)) {
    const key = Buffer.from(data).toString('latin1');
    const same = known.get(key);
    const last = entries.at(-1);
    if (same && last && last.offset === same.offset && last.id + last.run === id) {
      last.run += 1;
      continue;
    }
    const packed = same ? null : gzipSync(data, { level: 9 });
    const entry = { id, offset: same?.offset ?? end, length: same?.length ?? packed?.length ?? 0, run: 1 };
    entries.push(entry);
    if (!packed) continue;
    parts.push(packed);
    known.set(key, entry);
    end += packed.length;
  }
  const root = gzipSync(toDirectory(entries), { level: 9 });
  if (HEADER_BYTES + root.length > ROOT_END) throw new Error('There are too many tiles for one directory.');
  const json = gzipSync(JSON.stringify(metadata));
  const header = toHeader({ tiles, entries, contents: known.size, sizes: [root.length, json.length, end] });
  return Buffer.concat([header, root, json, ...parts]);
}

function withId({ z, x, y, data }: StoredTile) {
  return { id: zxyToTileId(z, x, y), data };
}

function toDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  };
  write(entries.length);
  for (const [index, { id }] of entries.entries()) write(id - (entries[index - 1]?.id ?? 0));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return Buffer.from(bytes);
}

interface Layout {
  tiles: readonly StoredTile[];
  entries: readonly Entry[];
  contents: number;
  sizes: [root: number, metadata: number, tiles: number];
}

function toHeader({ tiles, entries, contents, sizes: [root, metadata, data] }: Layout): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles\x03');
  const dataStart = HEADER_BYTES + root + metadata;
  const numbers = [
    HEADER_BYTES,
    root,
    HEADER_BYTES + root,
    metadata,
    dataStart,
    0,
    dataStart,
    data,
    tiles.length,
    entries.length,
    contents,
  ];
  for (const [index, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  const zooms = tiles.map(({ z }) => z);
  header.set([1, GZIP, GZIP, VECTOR_TILES, Math.min(...zooms), Math.max(...zooms)], 96);
  // The whole world, in ten millionths of a degree.
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) {
    header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  }
  return header;
}
