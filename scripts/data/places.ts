/**
 * Writes the places that the application knows (docs/data-sources.md). An argument names a folder with
 * the packages' node_modules; without one they are fetched into a temporary folder.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { shownName } from '#server/gazetteer/city-names.ts';
import { readPackages, type SourceCity } from './source-packages.ts';

const TARGET = path.resolve(import.meta.dirname, '../../server/gazetteer/places.tsv.br');
/** Destroyed, abandoned or of the past. */
const GONE = new Set(['PPLCH', 'PPLH', 'PPLQ', 'PPLW']);
/** Places whose displayed name a traveler would confuse with another place, or with a country. */
const KEEPING_THEIR_NAMES = new Set(['New Delhi', 'Saint Louis', 'Valletta']);

const { cities } = await readPackages(process.argv[2]);
const lines = cities
  .filter(({ featureCode }) => !GONE.has(featureCode))
  .sort((one, other) => other.population - one.population || one.cityId - other.cityId)
  .map(toLine);
const text = `${lines.join('\n')}\n`;
const compressed = await promisify(brotliCompress)(text, {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});
await writeFile(TARGET, compressed);
console.log(`${lines.length} places, ${Buffer.byteLength(text)} bytes, compressed ${compressed.length}`);

function toLine({ cityId, name, country, adminCode, featureCode, population, loc }: SourceCity): string {
  const [longitude, latitude] = loc.coordinates;
  return [
    cityId,
    KEEPING_THEIR_NAMES.has(name) ? name : shownName(country, name),
    country,
    adminCode,
    featureCode === 'PPLX' ? 'part' : '',
    population,
    latitude.toFixed(4),
    longitude.toFixed(4),
  ].join('\t');
}
