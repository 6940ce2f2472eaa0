import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { PlantedBug } from '../support/planted-bug.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'tests/model/bugs');

it.each(readdirSync(folder))('%s can be planted', async (name) => {
  const [bug] = Object.values(await import(path.join(folder, name))) as [PlantedBug];
  const source = readFileSync(path.join(root, bug.file), 'utf8');
  expect(source.split(bug.from)).toHaveLength(2);
});
