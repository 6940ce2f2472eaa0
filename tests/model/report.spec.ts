import { expect, test } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { UNREACHED as UNREACHED_IN_CHECKOUT } from './checkout/checkout-unreached.ts';
import { UNREACHED as UNREACHED_IN_HOTEL_BOOKING } from './hotel-booking/hotel-booking-unreached.ts';
import { leavesOf, transitionsOf } from './paths.ts';
import { reportOf } from './report.ts';
import { readWalks, writeReport } from './walked.ts';

interface Chart {
  name: string;
  machine: AnyStateMachine;
  /** The transitions that nobody can cause, each with its reason. */
  unreached: Record<string, string>;
}

const CHARTS: Chart[] = [
  { name: 'session', machine: sessionMachine, unreached: {} },
  { name: 'hotel-booking', machine: hotelBookingMachine, unreached: UNREACHED_IN_HOTEL_BOOKING },
  { name: 'checkout', machine: checkoutMachine, unreached: UNREACHED_IN_CHECKOUT },
];

/** Runs after all walks. */
test('the report shows every transition walked or explained, and every leaf state asserted', () => {
  const charts = CHARTS.map((chart) => ({ ...chart, walks: readWalks(chart.name) }));
  writeReport(reportOf(charts));

  for (const { machine, walks, unreached } of charts) {
    const transitions = new Set(walks.flatMap((walk) => walk.transitions));
    const leaves = new Set(walks.flatMap((walk) => walk.leaves));
    const missed = transitionsOf(machine).filter((transition) => !transitions.has(transition));
    expect(missed.toSorted()).toEqual(Object.keys(unreached).toSorted());
    expect(leavesOf(machine).filter((leaf) => !leaves.has(leaf))).toEqual([]);
  }
});
