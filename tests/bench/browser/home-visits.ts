import { interleave, type Measured } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import type { BrowserBench } from './browser-bench.ts';
import type { Mark } from './observe-page.ts';
import { signInVisitor } from './signed-in-visitor.ts';
import { SLOW } from './speed-profile.ts';
import type { Visit } from './visit.ts';

/** What there is to see when data has arrived; the floor shows the same. */
const MARKS = {
  greeting: { selector: 'h1', text: 'Welcome, ' },
  companies: { selector: 'input[aria-label="Company"]' },
} satisfies Record<string, Mark>;

export type HomeMark = keyof typeof MARKS;
export type HomeVisits = Measured<'chain' | 'home', Visit>;

/** Cold, slow visits with a session: of the home page, and of a shell that asks for one thing after the other. */
export async function measureHomeVisits(bench: BrowserBench): Promise<HomeVisits> {
  const visitSignedIn = await signInVisitor(bench);
  const see = (path: string) => async () =>
    await visitSignedIn({ address: bench.front.origin + path, profile: SLOW, marks: MARKS });
  await see('/f6/')();
  return await interleave(
    { chain: see('/f6/'), home: see('/') },
    {
      rounds: ROUNDS,
      attempts: ATTEMPTS,
      floors: ['chain'],
      figureOf: (seen) => markOf(seen, 'companies'),
    },
  );
}

export function markOf({ marks }: Visit, name: HomeMark): number {
  const moment = marks[name];
  if (moment === undefined) throw new Error(`The page never showed its ${name}`);
  return moment;
}
