import { expect, type TestType } from 'playwright/test';
import type { Assertions } from './assertion.ts';
import { followMoves, type Reference, type ReferenceWalk } from './follow-moves.ts';
import type { ChartWalks } from './inspect-charts.ts';
import type { Path } from './path-files.ts';
import { type World, walkReference } from './walk-reference.ts';
import { recordWalk } from './walked.ts';

interface PathWalks<Place extends World, State, Facts> {
  /** Begins the names of the walks. */
  label: string;
  reference: Reference<State>;
  start: State;
  paths: readonly Path[];
  /** How each move is performed. */
  steps: Readonly<Record<string, (world: Place) => Promise<void>>>;
  /** The moves that these paths have to take. */
  ownMoves: readonly string[];
  assertions: Assertions<State, Facts, Place>;
  /** What is known before the page is opened, and how it is opened. */
  begin(world: Place): Promise<{ facts: Facts; open: () => Promise<void> }>;
  /** What the charts do that are not in the page. */
  chartsElsewhere?(walk: ReferenceWalk<State>): ChartWalks;
}

/** Walks paths, and asks each page for what the reference predicts. */
export function walkPaths<Place extends World, State, Facts>(
  test: TestType<{ world: Place }, object>,
  { label, reference, start, paths, steps, ownMoves, assertions, ...more }: PathWalks<Place, State, Facts>,
): void {
  test(`every move of a path has a step, and every step is in a path: ${label}`, () => {
    const moves = new Set(paths.flatMap((path) => path.moves));
    expect([...moves].filter((move) => !(move in steps))).toEqual([]);
    expect(ownMoves.filter((step) => !moves.has(step))).toEqual([]);
  });

  for (const path of paths) {
    const name = `${label}: ${path.name}`;
    test(name, async ({ world }) => {
      const walk = followMoves(reference, start, path.moves);
      const { facts, open } = await more.begin(world);
      await walkReference(world, { name, walk, open, steps, assertions, facts });
      const charts = more.chartsElsewhere?.(walk) ?? {};
      for (const [chart, seen] of Object.entries(charts)) recordWalk(chart, { name, ...seen });
    });
  }
}
