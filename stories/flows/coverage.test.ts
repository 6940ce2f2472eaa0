import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { carBookingMachine } from '#machines/car-booking/car-booking-machine.ts';
import { changeReviewMachine } from '#machines/change-review/change-review-machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import { sendingMachine } from '#machines/checkout/sending-machine.ts';
import { flightBookingMachine } from '#machines/flight-booking/flight-booking-machine.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { changeMachine } from '#machines/trip/change-machine.ts';
import { partMachine } from '#machines/trip/part-machine.ts';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import { tripDraftMachine } from '#machines/trip-draft/trip-draft-machine.ts';
import * as carBookingStories from './car-booking.stories.tsx';
import * as changeStories from './change.stories.tsx';
import * as changeReviewStories from './change-review.stories.tsx';
import * as checkoutStories from './checkout.stories.tsx';
import * as flightBookingStories from './flight-booking.stories.tsx';
import * as hotelBookingStories from './hotel-booking.stories.tsx';
import * as partStories from './part.stories.tsx';
import * as sendingStories from './sending.stories.tsx';
import * as sessionStories from './session.stories.tsx';
import * as tripStories from './trip.stories.tsx';
import * as tripDraftStories from './trip-draft.stories.tsx';

const CHARTS = [
  { machine: sessionMachine, stories: sessionStories },
  { machine: hotelBookingMachine, stories: hotelBookingStories },
  { machine: carBookingMachine, stories: carBookingStories },
  { machine: flightBookingMachine, stories: flightBookingStories },
  { machine: changeReviewMachine, stories: changeReviewStories },
  { machine: checkoutMachine, stories: checkoutStories },
  { machine: sendingMachine, stories: sendingStories },
  { machine: tripDraftMachine, stories: tripDraftStories },
  { machine: tripMachine, stories: tripStories },
  { machine: partMachine, stories: partStories },
  { machine: changeMachine, stories: changeStories },
];

/** States that are left at once are never shown. */
function listLeaves(node: AnyStateNode): string[] {
  if (node.always?.some(({ guard }) => guard === undefined)) return [];
  const children = Object.values(node.states);
  return children.length === 0 ? [node.id] : children.flatMap(listLeaves);
}

function leavesIn(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map(({ id }) => id);
}

describe.each(CHARTS)('the chart $machine.id', ({ machine, stories }) => {
  const shown = Object.values(stories).flatMap((story) =>
    'args' in story && story.args && 'snapshot' in story.args ? [story.args.snapshot] : [],
  );
  it.each(listLeaves(machine.root))('has a story in the state %s', (leaf) => {
    expect(shown.filter((snapshot) => leavesIn(snapshot).includes(leaf))).not.toEqual([]);
  });
});
