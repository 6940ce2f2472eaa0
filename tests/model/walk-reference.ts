import { type Page, test } from 'playwright/test';
import { Album } from './album.ts';
import { type Assertions, assertPage } from './assertion.ts';
import { failWhenHung } from './fail-when-hung.ts';
import type { ReferenceWalk } from './follow-moves.ts';
import { inspectCharts } from './inspect-charts.ts';
import { recordWalk } from './walked.ts';

/** The real application. */
export interface World {
  page: Page;
  beginMove?(): Promise<void>;
}

interface WalkOptions<Place extends World, State, Facts> {
  name: string;
  walk: ReferenceWalk<State>;
  /** Opens the page in the state in which the walk starts. */
  open: () => Promise<void>;
  /** How each move is performed, by name. */
  steps: Readonly<Record<string, (world: Place) => Promise<void>>>;
  assertions: Assertions<State, Facts, Place>;
  facts: Facts;
}

/** Performs the moves in the real application, and asks each page for what the reference predicts. */
export async function walkReference<Place extends World, State, Facts>(
  world: Place,
  { name, walk, open, steps, assertions, facts }: WalkOptions<Place, State, Facts>,
): Promise<void> {
  const { page } = world;
  const charts = await inspectCharts(page);
  const album = new Album(name);
  await attempt('opening the page', open, walk.start);
  for (const { move, state } of walk.steps) {
    await test.step(move, () =>
      attempt(
        `“${move}”`,
        async () => {
          await world.beginMove?.();
          await steps[move]?.(world);
        },
        state,
      ),
    );
  }
  album.write();
  for (const [chart, seen] of Object.entries(charts.seen())) recordWalk(chart, { name, ...seen });

  /** Does what leads to a state and looks at it; a failure shows the page before, and what happened since. */
  async function attempt(what: string, act: () => Promise<void>, state: State): Promise<void> {
    const sinceNow = charts.count();
    try {
      await failWhenHung(page, what, act);
      await assertPage(world, assertions, { state, facts, when: `after ${what}` });
      await album.take(page, what);
    } catch (error) {
      if (album.last) await test.info().attach('before', { body: album.last, contentType: 'image/jpeg' });
      const events = charts.eventsSince(sinceNow).join('\n');
      const message = error instanceof Error ? error.message : String(error);
      const repeat = `npm run walk -- --path '${name}'`;
      throw new Error(`${message}\n\nSent to the charts:\n${events}\n\nRepeat it with: ${repeat}`, {
        cause: error,
      });
    }
  }
}
