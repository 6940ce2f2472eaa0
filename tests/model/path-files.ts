import { readdirSync, readFileSync } from 'node:fs';

export interface Path {
  /** What happens in it. */
  name: string;
  moves: string[];
}

/** The paths in a folder: each file has the name of its path in the first line, then a move a line. */
export function readPaths(folder: URL): Path[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.toSorted().map((file) => {
    const [name = '', ...moves] = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
    return { name: name.replace(/^# /, ''), moves: moves.filter((move) => move !== '') };
  });
}
