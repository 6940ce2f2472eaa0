import { test } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { leavesOf } from '../paths.ts';
import type { Tour } from '../tours.ts';
import { recordWalk } from '../walked.ts';
import type { BookingWorld } from './booking-world.ts';

interface Walk<Flow extends FlowTypes, Snapshot> {
  chart: string;
  number: number;
  tour: Tour<Snapshot>;
  /** How each move is performed, by name. */
  steps: Record<string, (world: BookingWorld<Flow>, before: Snapshot) => Promise<void>>;
  /** The assertion for each leaf state, by name. */
  leaves: Record<string, (world: BookingWorld<Flow>, state: Snapshot) => Promise<void>>;
}

/** Performs a tour through the chart in the real application, and asserts each state that it reaches. */
export async function walk<Flow extends FlowTypes, Snapshot extends AnyMachineSnapshot>(
  world: BookingWorld<Flow>,
  { chart, number, tour, steps, leaves }: Walk<Flow, Snapshot>,
): Promise<void> {
  const seen = new Set<string>();
  await look(tour.state);
  for (const { move, before, state } of tour.steps) {
    await test.step(move, async () => {
      await world.beginMove();
      await steps[move]?.(world, before);
      await look(state);
    });
  }
  recordWalk(chart, number, { transitions: tour.transitions, leaves: [...seen] });

  async function look(state: Snapshot): Promise<void> {
    for (const leaf of leavesOf(state.machine)) {
      if (!state._nodes.some((node) => node.path.join('.') === leaf)) continue;
      await leaves[leaf]?.(world, state);
      seen.add(leaf);
    }
  }
}
