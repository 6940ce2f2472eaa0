import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { ROOT } from '../paths.ts';

const LENGTH = 3;
const taken = new Map<string, string>();

/** The name of a class in the product: as short as it can be told apart, for it stands in pages and style sheets. */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file);
  const mark = createHash('sha256').update(path).digest('base64url').slice(0, LENGTH);
  const scoped = `${name}_${mark}`;
  const owner = taken.get(scoped) ?? path;
  if (owner !== path) throw new Error(`The class ${name} of ${path} would be called like that of ${owner}`);
  taken.set(scoped, path);
  return scoped;
}
