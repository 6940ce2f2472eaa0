import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleError } from '../http/error-handler.ts';
import { findMapTiles, registerMapTiles } from './map-tiles.ts';

let folder: string;
let path: string;
let app: FastifyInstance;

/** The header of an archive of vector tiles, and some bytes after it. */
const file = Buffer.alloc(200, 'x');
file.write('PMTiles\x03');
file[99] = 1;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zugvogel-map-'));
  path = join(folder, 'swiss.pmtiles');
  await writeFile(path, file);
  app = fastify();
  app.setErrorHandler(handleError);
  const tiles = await findMapTiles({ mapTiles: path });
  if (!tiles) throw new Error('There is a file');
  registerMapTiles(app, tiles);
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (headers: Record<string, string>) => app.inject({ url: '/map/tiles.pmtiles', headers });

it('sends the parts that are asked for', async () => {
  const part = await get({ range: 'bytes=0-6' });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('PMTiles');
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 0-6/200', 'content-length': '7' });
  expect((await get({ range: 'bytes=-3' })).body).toBe('xxx');
  const beyond = await get({ range: 'bytes=200-' });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers).toMatchObject({
    'content-range': 'bytes */200',
    'content-type': 'application/problem+json; charset=utf-8',
  });
});

it('sends the whole file without a range, and nothing to those who have it', async () => {
  const whole = await get({});
  expect(whole.statusCode).toBe(200);
  expect(whole.rawPayload).toEqual(file);
  const { etag = '' } = whole.headers;
  expect(etag).toMatch(/^"/);
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
});

it('needs no file', async () => {
  expect(await findMapTiles({ mapTiles: undefined })).toBeNull();
});

it.each([
  ['a file that is missing', null, 'MAP_TILES must be a file that the server can read.'],
  ['text', 'not a map', 'MAP_TILES must be a PMTiles file, version 3, with vector tiles.'],
  ['pictures', withType(2), 'MAP_TILES must be a PMTiles file, version 3, with vector tiles.'],
])('refuses %s', async (_what, content, fault) => {
  await rm(path);
  if (content !== null) await writeFile(path, content);
  await expect(findMapTiles({ mapTiles: path })).rejects.toThrow(fault);
});

function withType(type: number): Buffer {
  const other = Buffer.from(file);
  other[99] = type;
  return other;
}
