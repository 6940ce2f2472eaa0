import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawIcon } from './icon.ts';

let file: Buffer;

beforeAll(async () => {
  file = await drawIcon(readFileSync('src/app/favicon.svg'));
});

const entries = () =>
  Array.from({ length: file.readUInt16LE(4) }, (_, index) => file.subarray(6 + 16 * index, 22 + 16 * index));

test('the icon has the right file type and sizes', () => {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  expect(entries().map((entry) => [entry[0], entry[1]])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});

test('each size is a valid picture, and the file contains nothing else', async () => {
  let end = 6 + 16 * entries().length;
  for (const entry of entries()) {
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(start).toBe(end);
    end = start + length;
    const picture = sharp(file.subarray(start, end));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: entry[0], height: entry[1] });
    expect(await readColors(picture)).toEqual({ corner: 'none', edge: '1976d2', bird: 'ffffff' });
  }
  expect(end).toBe(file.length);
});

/** Relative to its side, in the source drawing. */
const PLACES = { corner: [0, 0], edge: [0.5, 0.08], bird: [0.5, 0.55] } as const;

async function readColors(picture: Sharp): Promise<Record<string, string>> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = ([x, y]: readonly [number, number]) => {
    const start = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    return (data[start + 3] ?? 0) < 128 ? 'none' : data.subarray(start, start + 3).toString('hex');
  };
  return Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, colorAt(place)]));
}
