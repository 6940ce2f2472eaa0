import { interleave, type Measured } from '../measure/interleave.ts';
import { ATTEMPTS } from '../measure/rounds.ts';
import type { BrowserBench } from './browser-bench.ts';
import type { Mark } from './observe-page.ts';
import { signInVisitor } from './signed-in-visitor.ts';
import { SLOW } from './speed-profile.ts';
import type { Visit } from './visit.ts';

export type HomeMark = 'greeting' | 'list';

/** What there is to see when data has arrived: who is there, and then the page's first list. */
const GREETING = { selector: 'h1', text: 'Welcome, ' };
const CHAIN: Record<HomeMark, Mark> = {
  greeting: GREETING,
  list: { selector: 'input[aria-label="Company"]' },
};
const HOME: Record<HomeMark, Mark> = { greeting: GREETING, list: { selector: 'li a[href^="/trips/"]' } };

export type HomeVisits = Measured<'chain' | 'home', Visit>;

/** A slowed processor draws a page now in 300 ms, now in 500. */
const ROUNDS = 11;

/** May ask for the companies, as the chain does, and has trips of the own company on the home page. */
const COMPANY_ADMIN = 'admin@alpenblick.example';

/** Cold, slow visits with a session: of the home page, and of a shell that asks for one thing after the other. */
export async function measureHomeVisits(bench: BrowserBench): Promise<HomeVisits> {
  const visitSignedIn = await signInVisitor(bench, COMPANY_ADMIN);
  const see = (path: string, marks: Record<HomeMark, Mark>) => async () =>
    await visitSignedIn({ address: bench.front.origin + path, profile: SLOW, marks });
  const [chain, home] = [see('/f6/', CHAIN), see('/', HOME)];
  await chain();
  return await interleave(
    { chain, home },
    {
      rounds: ROUNDS,
      attempts: ATTEMPTS,
      floors: ['chain'],
      figureOf: (seen) => markOf(seen, 'list'),
    },
  );
}

export function markOf({ marks }: Visit, name: HomeMark): number {
  const moment = marks[name];
  if (moment === undefined) throw new Error(`The page never showed its ${name}`);
  return moment;
}
