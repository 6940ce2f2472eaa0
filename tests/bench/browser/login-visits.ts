import { interleave, type Measured } from '../measure/interleave.ts';
import { ATTEMPTS } from '../measure/rounds.ts';
import type { BrowserBench } from './browser-bench.ts';
import { SLOW } from './speed-profile.ts';
import { type Visit, visit } from './visit.ts';

/** First paints differ by a tenth from visit to visit, which is as much as they may be above a floor. */
const ROUNDS = 15;

export type LoginVisits = Measured<'fs' | 'f4' | 'login', Visit>;

/** Slow visits of the sign-in page beside a static form and a bare prerendered page. */
export async function measureLoginVisits(bench: BrowserBench): Promise<LoginVisits> {
  const see = (path: string) => async () =>
    await visit(bench, { address: bench.front.origin + path, profile: SLOW });
  // The first visit of all also warms the browser up, so it isn't counted.
  await see('/fs/')();
  return await interleave(
    { fs: see('/fs/'), f4: see('/f4/'), login: see('/login') },
    { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['fs', 'f4'], figureOf: ({ lcp }) => lcp },
  );
}
