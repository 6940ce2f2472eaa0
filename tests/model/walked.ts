import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = 'coverage/model';

/** The results of one walk through the real application. */
export interface Walk {
  transitions: string[];
  leaves: string[];
}

export function recordWalk(chart: string, path: number, walk: Walk): void {
  mkdirSync(join(ROOT, chart), { recursive: true });
  writeFileSync(join(ROOT, chart, `path-${path}.json`), JSON.stringify(walk, null, 2));
}

export function readWalks(chart: string): Walk[] {
  const folder = join(ROOT, chart);
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Walk);
}

export function writeReport(html: string): string {
  mkdirSync(ROOT, { recursive: true });
  const file = join(ROOT, 'index.html');
  writeFileSync(file, html);
  return file;
}
