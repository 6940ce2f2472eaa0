import { expect, test } from 'playwright/test';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { leavesOf, transitionsOf } from './paths.ts';
import { reportOf } from './report.ts';
import { readWalks, writeReport } from './walked.ts';

const CHARTS = [{ name: 'session', machine: sessionMachine }];

/** Runs after all walks. */
test('the report shows every transition walked and every leaf state asserted', () => {
  const charts = CHARTS.map((chart) => ({ ...chart, walks: readWalks(chart.name) }));
  writeReport(reportOf(charts));

  for (const { machine, walks } of charts) {
    const transitions = new Set(walks.flatMap((walk) => walk.transitions));
    const leaves = new Set(walks.flatMap((walk) => walk.leaves));
    expect(transitionsOf(machine).filter((transition) => !transitions.has(transition))).toEqual([]);
    expect(leavesOf(machine).filter((leaf) => !leaves.has(leaf))).toEqual([]);
  }
});
