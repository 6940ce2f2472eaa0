import { type Page, test } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { failWhenHung } from './fail-when-hung.ts';
import { leavesIn } from './paths.ts';
import type { Tour } from './tours.ts';
import { recordWalk } from './walked.ts';

/** The real application. */
interface World {
  page: Page;
  beginMove?(): Promise<void>;
}

interface Walk<Place extends World, Snapshot> {
  chart: string;
  number: number;
  tour: Tour<Snapshot>;
  /** Opens the page in the state in which the tour starts. */
  open: () => Promise<void>;
  /** How each move is performed, by name; some depend on the next one. */
  steps: Record<string, (world: Place, before: Snapshot, next: string | undefined) => Promise<void>>;
  /** The assertion for each leaf state, by name. */
  leaves: Record<string, (world: Place, state: Snapshot) => Promise<void>>;
}

/** Performs a tour through the chart in the real application, and asserts each state that it reaches. */
export async function walk<Place extends World, Snapshot extends AnyMachineSnapshot>(
  world: Place,
  { chart, number, tour, open, steps, leaves }: Walk<Place, Snapshot>,
): Promise<void> {
  const seen = new Set<string>();
  await failWhenHung(world.page, `Opening ${tour.start}`, open);
  await look(tour.state, `after opening ${tour.start}`);
  for (const [index, { move, before, state }] of tour.steps.entries()) {
    await test.step(move, async () => {
      await failWhenHung(world.page, `“${move}” in ${nameOf(before)}`, async () => {
        await world.beginMove?.();
        await steps[move]?.(world, before, tour.steps[index + 1]?.move);
      });
      await look(state, `after “${move}” in ${nameOf(before)}`);
    });
  }
  recordWalk(chart, {
    name: `walk ${number}`,
    transitions: tour.transitions,
    leaves: [...seen],
  });

  async function look(state: Snapshot, when: string): Promise<void> {
    for (const leaf of leavesIn(state)) {
      await failWhenHung(world.page, `${leaf} is not seen ${when}`, async () => leaves[leaf]?.(world, state));
      seen.add(leaf);
    }
  }
}

function nameOf(state: AnyMachineSnapshot): string {
  return leavesIn(state).join(' ');
}
