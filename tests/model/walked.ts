import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = 'coverage/model';

/** What a walk is called in addresses and names of files. */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');

/** What a chart did in one walk through the real application. */
export interface Walk {
  name: string;
  transitions: string[];
  leaves: string[];
}

/** Records a walk by the id of the chart and its name. */
export function recordWalk(chart: string, walk: Walk): void {
  mkdirSync(join(ROOT, chart), { recursive: true });
  writeFileSync(join(ROOT, chart, `${slugOf(walk.name)}.json`), JSON.stringify(walk, null, 2));
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
