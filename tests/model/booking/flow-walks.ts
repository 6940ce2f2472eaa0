import { expect } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { stepWith } from '#machines/booking/booking-steps.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { toursThrough } from '../tours.ts';
import { walk } from '../walk.ts';
import { bookingLeaves } from './booking-leaves.ts';
import { bookingMoves } from './booking-moves.ts';
import { bookingSteps, type Steps } from './booking-steps.ts';
import { bookingTest } from './booking-test.ts';
import { distinguish } from './distinguish.ts';
import type { FlowModel } from './flow-model.ts';

interface FlowWalks<Flow extends FlowTypes> {
  /** The name of the chart. */
  chart: string;
  machine: AnyStateMachine;
  model: FlowModel<Flow>;
  /** The steps for the moves that only this flow has. */
  steps: Steps<Flow>;
  /** Which of its transitions are walked; the others are the same in all flows. */
  isWalked: (transition: string) => boolean;
  /** Transitions that can't be caused from outside, each with its reason. */
  unreached: Readonly<Record<string, string>>;
}

/** The walks through a flow, and tests that they are complete. */
export function walkFlow<Flow extends FlowTypes>(walks: FlowWalks<Flow>): void {
  const { chart, machine, model, isWalked, unreached } = walks;
  const test = bookingTest(model);
  const leaves = bookingLeaves(model);
  const steps = { ...bookingSteps(model), ...walks.steps };
  const checkout = stepWith(model.flow, 'checkout');
  const tours = toursThrough<BookingSnapshot<Flow>>(machine, {
    starts: { 'the booking is opened': { step: checkout } },
    moves: bookingMoves(model),
    distinguish,
    isWanted: isWalked,
    longest: 25,
  });
  const moves = new Set(tours.flatMap((tour) => tour.steps.map(({ move }) => move)));

  test('the walks take every transition of the chart but those that can not be caused', () => {
    const taken = new Set(tours.flatMap(({ transitions }) => transitions));
    const untaken = transitionsOf(machine).filter((name) => isWalked(name) && !taken.has(name));
    expect(untaken.toSorted()).toEqual(Object.keys(unreached).toSorted());
  });

  test('every leaf state has an assertion, and every assertion a leaf state', () => {
    expect(Object.keys(leaves).toSorted()).toEqual(leavesOf(machine).toSorted());
  });

  test('every move has a step, and every step of the flow a move', () => {
    expect([...moves].filter((move) => !(move in steps))).toEqual([]);
    expect(Object.keys(walks.steps).filter((step) => !moves.has(step))).toEqual([]);
  });

  for (const [index, tour] of tours.entries()) {
    test(`walk ${index + 1}: ${tour.steps.map(({ move }) => move).join(', ')}`, async ({ world }) => {
      world.hold('draft', 'search', 'price', 'order', 'keepTrip');
      const open = () => world.open(model.pages[checkout].path);
      await walk(world, { chart, number: index + 1, tour, open, steps, leaves });
    });
  }
}
