import { expect, test } from 'playwright/test';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import { sendingMachine } from '#machines/checkout/sending-machine.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { changeMachine } from '#machines/trip/change-machine.ts';
import { partMachine } from '#machines/trip/part-machine.ts';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import { tripDraftMachine } from '#machines/trip-draft/trip-draft-machine.ts';
import { UNREACHED as CHANGE_REVIEW_UNREACHED } from './change-review/change-review-unreached.ts';
import { UNREACHED as CHECKOUT_UNREACHED } from './checkout/checkout-unreached.ts';
import { UNREACHED as SENDING_UNREACHED } from './checkout/sending-unreached.ts';
import { UNREACHED as HOTEL_BOOKING_UNREACHED } from './hotel-booking/hotel-booking-unreached.ts';
import { leavesOf, transitionsOf } from './paths.ts';
import { type ChartWalks, reportOf } from './report.ts';
import { CHANGE_UNWALKED, PART_UNWALKED, TRIP_UNWALKED } from './trip/unwalked.ts';
import { UNREACHED as TRIP_DRAFT_UNREACHED } from './trip-draft/trip-draft-unreached.ts';
import { readWalks, writeReport } from './walked.ts';

/** Includes what can not be walked, and why. */
const CHARTS: Omit<ChartWalks, 'walks'>[] = [
  { name: 'session', machine: sessionMachine, reasons: {} },
  { name: 'hotel-booking', machine: hotelBookingMachine, reasons: HOTEL_BOOKING_UNREACHED },
  { name: 'checkout', machine: checkoutMachine, reasons: CHECKOUT_UNREACHED },
  { name: 'sending', machine: sendingMachine, reasons: SENDING_UNREACHED },
  { name: 'change-review', machine: changeReviewMachine, reasons: CHANGE_REVIEW_UNREACHED },
  { name: 'trip-draft', machine: tripDraftMachine, reasons: TRIP_DRAFT_UNREACHED },
  { name: 'trip', machine: tripMachine, reasons: TRIP_UNWALKED },
  { name: 'change', machine: changeMachine, reasons: CHANGE_UNWALKED },
  { name: 'part', machine: partMachine, reasons: PART_UNWALKED },
];

/** Runs after all walks. */
test('the report shows every transition walked and every leaf state asserted, or why not', () => {
  const charts = CHARTS.map((chart) => ({ ...chart, walks: readWalks(chart.machine.id) }));
  writeReport(reportOf(charts));

  for (const { machine, reasons, walks } of charts) {
    const transitions = new Set(walks.flatMap((walk) => walk.transitions));
    const leaves = new Set(walks.flatMap((walk) => walk.leaves));
    const missed = transitionsOf(machine).filter((transition) => !transitions.has(transition));
    expect(missed.toSorted()).toEqual(Object.keys(reasons).toSorted());
    // A state that is only reachable by such transitions is missed for their reason.
    const targets = new Set(missed.map((transition) => transition.split(' -> ').at(-1)));
    expect(leavesOf(machine).filter((leaf) => !leaves.has(leaf) && !targets.has(leaf))).toEqual([]);
  }
});
