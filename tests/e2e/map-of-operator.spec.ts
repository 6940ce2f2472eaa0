import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Page } from 'playwright/test';
import { type StoredTile, writePmtiles } from '#scripts/data/pmtiles-file.ts';
import { startTestServer } from '#tests/support/server.ts';
import { test as base, expect } from './fixtures.ts';
import { searchHotels } from './hotel-journey.ts';
import { signIn } from './people.ts';

const LAST_ZOOM = 8;

/** A map, in the layers of Protomaps, on which all of Switzerland is under water. */
function makeFlood(): Buffer {
  const [west, south, east, north] = [5.5, 45.5, 11, 48];
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const water: GeoJSON.Feature = {
    type: 'Feature',
    properties: { kind: 'lake' },
    geometry: { type: 'Polygon', coordinates: [corners] },
  };
  const index = new GeoJSONVT({ type: 'FeatureCollection', features: [water] }, { maxZoom: LAST_ZOOM });
  const tiles: StoredTile[] = [];
  for (let z = 0; z <= LAST_ZOOM; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        const tile = index.getTile(z, x, y);
        if (tile) tiles.push({ z, x, y, data: fromGeojsonVt({ water: tile }, { version: 2, extent: 4096 }) });
      }
    }
  }
  return writePmtiles(tiles, { name: 'Flood' });
}

const test = base.extend<object, { operator: string }>({
  operator: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'zugvogel-flood-'));
      const file = path.join(folder, 'flood.pmtiles');
      await writeFile(file, makeFlood());
      const server = await startTestServer({ demo: true, env: { MAP_TILES: file } });
      await use(server.url);
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ operator }, use) => use(operator),
});

/** Red, green and blue of the middle of the map, as it is drawn. */
async function colorOfMap(page: Page): Promise<number[]> {
  const picture = await page.locator('canvas').first().screenshot();
  return await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('Nothing can be drawn');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(bitmap.width / 4, bitmap.height / 4, 1, 1);
    return [...data.slice(0, 3)];
  }, picture.toString('base64'));
}

test("a map from the operator's file is drawn, from parts that the server itself sends", async ({
  page,
  context,
  operator,
}) => {
  const asked: { address: URL; status: number }[] = [];
  context.on('response', (response) => {
    asked.push({ address: new URL(response.url()), status: response.status() });
  });
  await signIn(page, 'traveler');
  await page.goto('/booking/hotel');
  await searchHotels(page, { by: 'map' });
  await expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await colorOfMap(page);
      return blue - red;
    })
    .toBeGreaterThan(60);
  const parts = asked.filter(({ address }) => address.pathname === '/map/tiles.pmtiles');
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts.map(({ status }) => status))).toEqual(new Set([206]));
  const others = asked.filter(
    ({ address }) => /^https?:/.test(address.protocol) && address.origin !== operator,
  );
  expect(others).toEqual([]);
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
});
