import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { leavesOf, transitionsOf } from './paths.ts';
import { type Move, toursThrough } from './tours.ts';

const lamp = createMachine({
  initial: 'opening',
  states: {
    opening: { always: 'off' },
    off: { on: { press: 'on', hit: 'broken' } },
    on: { on: { press: 'off', hit: 'broken' } },
    broken: { type: 'final' },
  },
});

const move = (type: string): Move => ({ name: type, events: [{ type }] });

const everything = (_transition: string): boolean => true;

function toursWith(names: string[], { longest = 10, isWanted = everything } = {}) {
  return toursThrough(lamp, {
    starts: { new: undefined },
    moves: (state) => (state.status === 'done' ? [] : names.map(move)),
    distinguish: () => '',
    isWanted,
    longest,
  });
}

const movesOf = (tours: ReturnType<typeof toursWith>) =>
  tours.map(({ steps }) => steps.map((step) => step.move));

it('takes every transition, and takes final moves last', () => {
  const tours = toursWith(['press', 'hit']);
  expect(movesOf(tours)).toEqual([
    ['press', 'press', 'hit'],
    ['press', 'hit'],
  ]);
  expect([...new Set(tours.flatMap(({ transitions }) => transitions))].toSorted()).toEqual(
    transitionsOf(lamp).toSorted(),
  );
});

it('takes no unreachable transition', () => {
  const taken = toursWith(['press']).flatMap(({ transitions }) => transitions);
  expect(taken.some((transition) => transition.includes('hit'))).toBe(false);
});

it('makes no tour for unwanted transitions', () => {
  const isWanted = (transition: string) => transition.startsWith('on: hit');
  expect(movesOf(toursWith(['press', 'hit'], { isWanted }))).toEqual([['press', 'hit']]);
});

it('starts another tour when one would become too long', () => {
  expect(movesOf(toursWith(['press', 'hit'], { longest: 2 }))).toEqual([
    ['press', 'press'],
    ['hit'],
    ['press', 'hit'],
  ]);
});

it('recognises transient states', () => {
  expect(leavesOf(lamp)).toEqual(['off', 'on', 'broken']);
});
