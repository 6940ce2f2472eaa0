import { open } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerConfig } from '../start/config.ts';
import { StartFault } from '../start/start-fault.ts';

export const MAP_TILES_URL = '/map/tiles.pmtiles';

const HEADER_BYTES = 127;
const MAGIC = 'PMTiles\x03';
const TYPE_AT = 99;
const VECTOR_TILES = 1;

export async function findMapTiles({ mapTiles }: Pick<ServerConfig, 'mapTiles'>): Promise<string | null> {
  if (mapTiles === undefined) return null;
  const file = await open(mapTiles).catch(() => {
    throw new StartFault('MAP_TILES must be a file that the server can read.');
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    if (buffer.toString('latin1', 0, MAGIC.length) !== MAGIC || buffer[TYPE_AT] !== VECTOR_TILES) {
      throw new StartFault('MAP_TILES must be a PMTiles file, version 3, with vector tiles.');
    }
    return resolve(mapTiles);
  } finally {
    await file.close();
  }
}

export function registerMapTiles(app: FastifyInstance, path: string): void {
  app.register(async (scope) => {
    await scope.register(files, {
      root: dirname(path),
      serve: false,
      maxAge: '1h',
      setHeaders: strengthenTag,
    });
    scope.get(MAP_TILES_URL, (_request, reply) => reply.sendFile(basename(path)));
  });
}

/** Without a strong entity tag, browsers that show the map don't notice that its file was replaced. */
function strengthenTag(reply: FastifyReply): void {
  reply.header('etag', String(reply.getHeader('etag')).replace(/^W\//, ''));
}
