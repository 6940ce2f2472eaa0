import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = 'coverage/model';

/** What a chart did in one walk through the real application. */
export interface Walk {
  transitions: string[];
  leaves: string[];
}

/** Records a walk by the id of the chart and a number or a name of its own. */
export function recordWalk(chart: string, walk: number | string, seen: Walk): void {
  mkdirSync(join(ROOT, chart), { recursive: true });
  const file = `walk-${String(walk).toLowerCase().replaceAll(/\W+/g, '-')}.json`;
  writeFileSync(join(ROOT, chart, file), JSON.stringify(seen, null, 2));
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
