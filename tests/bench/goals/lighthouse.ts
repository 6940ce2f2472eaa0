import lighthouse, { type Result } from 'lighthouse';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from '#scripts/build/public-pages.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';

const BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 100 };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** U5: one run of Lighthouse for each public page, as on a phone; the worst page counts. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const { origin, debuggingPort: port } = await bench.site();
  const results: { path: string; categories: Result['categories'] }[] = [];
  for (const { path } of [...PUBLIC_PAGES, NOT_FOUND_PAGE]) {
    const run = await lighthouse(origin + path, {
      port,
      // The page for unknown addresses is one of the public pages.
      ignoreStatusCode: true,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
      output: 'json',
    });
    const fault = run ? run.lhr.runtimeError?.message : 'no result';
    if (!run || fault) throw new Error(`Lighthouse, ${path}: ${fault}`);
    results.push({ path, categories: run.lhr.categories });
  }
  return CATEGORIES.map((category) => {
    const scores = results.map(({ path, categories }) => ({
      path,
      // A page that could not be measured has no score.
      score: Math.round((categories[category]?.score ?? Number.NaN) * 100),
    }));
    const worst = scores.toSorted((a, b) => (Number.isNaN(a.score) ? -1 : a.score - b.score))[0];
    return {
      what: `Lighthouse, public pages: ${category}, worst page`,
      measured: worst?.score ?? Number.NaN,
      unit: 'score',
      budget: { atLeast: BUDGETS[category] },
      floor: worst?.path ?? '',
    };
  });
}
