import type { Bench } from './bench.ts';
import { SLOW } from './browser/speed-profile.ts';
import { visit } from './browser/visit.ts';
import { inKilobytes, inMs } from './measure/wording.ts';

const SEEN_BY_ANYBODY = ['f0', 'f1', 'f2', 'f4'] as const;

/** The floors themselves, so that two machines can be compared by them. */
export async function describeFloors(bench: Bench): Promise<{ name: string; figures: string }[]> {
  const browser = await bench.browser();
  const weights = await bench.pageWeights();
  const firstPaint = async (name: string) =>
    inMs((await visit(browser, { address: `${browser.front.origin}/${name}/`, profile: SLOW })).fcp);
  const weigh = ({ scripts, styles }: { scripts: number; styles: number }) =>
    `${inKilobytes(scripts)} of scripts and ${inKilobytes(styles)} of styles after gzip`;
  const described = [{ name: 'FS', figures: `first paint, slow, at ${await firstPaint('fs')}` }];
  for (const name of SEEN_BY_ANYBODY) {
    described.push({
      name: name.toUpperCase(),
      figures: `${weigh(weights[name])}; first paint, slow, at ${await firstPaint(name)}`,
    });
  }
  return [...described, { name: 'F6', figures: weigh(weights.f6) }];
}
