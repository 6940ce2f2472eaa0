import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The contents of generated files by their names. */
export type FileContents = Map<string, string>;

export function readWritten(root: string, places: string[]): FileContents {
  const names = places.flatMap((place) => {
    const found = statSync(path.join(root, place), { throwIfNoEntry: false });
    if (!found?.isDirectory()) return found ? [path.normalize(place)] : [];
    return globSync(`${place}/**/*`, { cwd: root }).filter((name) =>
      statSync(path.join(root, name)).isFile(),
    );
  });
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

export function differing(before: FileContents, after: FileContents): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Synchronises the named files with the written ones; those that were not written are deleted. */
export function takeOver(root: string, files: FileContents, names: string[]): void {
  for (const name of names) {
    const file = path.join(root, name);
    const content = files.get(name);
    if (content === undefined) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}
