import type { BrowserBench } from './browser-bench.ts';
import type { PageWeight } from './page-weight.ts';
import { signInVisitor } from './signed-in-visitor.ts';
import { visit } from './visit.ts';

const FLOORS = {
  f0: '/f0/',
  f1: '/f1/',
  f2: '/f2/',
  f4: '/f4/',
  completeStyles: '/complete-styles/',
} as const;

export type PageWeights = Record<keyof typeof FLOORS | 'f6' | 'login' | 'home', PageWeight>;

/** What each page makes a cold browser load; the same at every visit, so one is enough. */
export async function measurePageWeights(bench: BrowserBench): Promise<PageWeights> {
  const { front } = bench;
  const weigh = async (path: string) => (await visit(bench, { address: front.origin + path })).weight;
  const visitSignedIn = await signInVisitor(bench);
  const marks = { greeting: { selector: 'h1', text: 'Welcome, ' } };
  const weighSignedIn = async (path: string) =>
    (await visitSignedIn({ address: front.origin + path, marks })).weight;
  return {
    f0: await weigh(FLOORS.f0),
    f1: await weigh(FLOORS.f1),
    f2: await weigh(FLOORS.f2),
    f4: await weigh(FLOORS.f4),
    completeStyles: await weigh(FLOORS.completeStyles),
    f6: await weighSignedIn('/f6/'),
    login: await weigh('/login'),
    home: await weighSignedIn('/'),
  };
}
