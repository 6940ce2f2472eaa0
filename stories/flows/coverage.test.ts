import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { sessionMachine } from '#machines/session/session-machine.ts';
import * as checkoutStories from './checkout.stories.tsx';
import * as hotelBookingStories from './hotel-booking.stories.tsx';
import * as sessionStories from './session.stories.tsx';

const charts: { name: string; machine: AnyStateMachine; stories: object }[] = [
  { name: 'session', machine: sessionMachine, stories: sessionStories },
  { name: 'hotel-booking', machine: hotelBookingMachine, stories: hotelBookingStories },
  { name: 'checkout', machine: checkoutMachine, stories: checkoutStories },
];

describe.each(charts)('$name', ({ machine, stories }) => {
  const shown = Object.values(stories).flatMap(leavesOfStory);
  it.each(leavesOf(machine.root))('has a story in the state %s', (leaf) => expect(shown).toContain(leaf));
});

/** The states in which a chart can rest: not those whose last way out has no condition. */
function leavesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  const last = node.always?.at(-1);
  if (last && !last.guard) return [];
  return children.length === 0 ? [node.id] : children.flatMap(leavesOf);
}

function leavesOfStory(story: { args?: { snapshot?: AnyMachineSnapshot } }): string[] {
  const nodes = story.args?.snapshot?._nodes ?? [];
  return nodes.filter((node) => node.type === 'atomic' || node.type === 'final').map(({ id }) => id);
}
