import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { sessionMachine } from '#machines/session/session-machine.ts';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import * as sessionStories from './session.stories.tsx';

function leavesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.id] : children.flatMap(leavesOf);
}

function leavesIn(snapshot: SessionSnapshot): string[] {
  return snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map(({ id }) => id);
}

const stories = Object.entries(sessionStories).flatMap(([name, story]) =>
  'args' in story && story.args && 'snapshot' in story.args ? [{ name, snapshot: story.args.snapshot }] : [],
);

it.each(leavesOf(sessionMachine.root))('has a story in the state %s', (leaf) => {
  const shown = stories.filter(({ snapshot }) => leavesIn(snapshot).includes(leaf));
  expect(shown.map(({ name }) => name)).not.toEqual([]);
});
