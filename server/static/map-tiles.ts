import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { entityMatches } from '../http/entity-tags.ts';
import type { ServerConfig } from '../start/config.ts';
import { StartFault } from '../start/start-fault.ts';
import { readRange } from './byte-range.ts';

/** The operator's map: an archive of tiles, from which browsers fetch the parts that they show. */
export interface MapTiles {
  path: string;
  size: number;
  etag: string;
}

export const MAP_TILES_URL = '/map/tiles.pmtiles';

const HEADER_BYTES = 127;
const MAGIC = 'PMTiles\x03';
const TYPE_AT = 99;
const VECTOR_TILES = 1;

/** Checks the file at the start; it may be gigabytes, so it is read from the disk for each request. */
export async function findMapTiles({ mapTiles }: Pick<ServerConfig, 'mapTiles'>): Promise<MapTiles | null> {
  if (mapTiles === undefined) return null;
  const file = await open(mapTiles).catch(() => {
    throw new StartFault('MAP_TILES must be a file that the server can read.');
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    if (buffer.toString('latin1', 0, MAGIC.length) !== MAGIC || buffer[TYPE_AT] !== VECTOR_TILES) {
      throw new StartFault('MAP_TILES must be a PMTiles file, version 3, with vector tiles.');
    }
    const { size, mtimeMs } = await file.stat();
    return { path: mapTiles, size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
  } finally {
    await file.close();
  }
}

export function registerMapTiles(app: FastifyInstance, { path, size, etag }: MapTiles): void {
  app.get(MAP_TILES_URL, (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'accept-ranges': 'bytes' });
    if (entityMatches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const range = readRange(request.headers.range, size);
    if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .header('content-length', end - start + 1)
      .type('application/octet-stream')
      .send(createReadStream(path, { start, end }));
  });
}
