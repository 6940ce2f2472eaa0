import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLIENT, DIST } from '#scripts/build/paths.ts';
import type { Bench } from '../bench.ts';
import { addedScripts } from '../browser/route-scripts.ts';
import type { Finding } from '../measure/finding.ts';
import { inKilobytes } from '../measure/wording.ts';

/** What every signed-in route adds to the first one. Parts that are seen later, such as the map, are told beside it. */
export async function measureP7(bench: Bench): Promise<Finding[]> {
  const { f1 } = await bench.pageWeights();
  const manifest = JSON.parse(await readFile(path.join(DIST, 'manifest.json'), 'utf8'));
  return await Promise.all(
    addedScripts(manifest).map(async ({ route, atOnce, inParts }): Promise<Finding> => {
      const [added, later] = [await weigh(atOnce), await weigh(inParts)];
      return {
        ...{ goal: 'P7', what: `${route}: added JavaScript, gzip / F1`, unit: 'ratio' },
        ...{ value: added / f1.scripts, must: { atMost: 0.5 }, reach: { atMost: 0.35 } },
        detail: `${inKilobytes(added)} / ${inKilobytes(f1.scripts)}${later > 0 ? `; ${inKilobytes(later)} in later parts` : ''}`,
        steady: true,
      };
    }),
  );
}

async function weigh(files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(path.join(CLIENT, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}
