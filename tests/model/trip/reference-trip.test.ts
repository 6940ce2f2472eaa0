import { describe, expect, it } from 'vitest';
import { changeMachine } from '#machines/trip/change-machine.ts';
import { partMachine } from '#machines/trip/part-machine.ts';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import { missedMoments, statesOf, unasked } from '../explore.ts';
import { followMoves } from '../follow-moves.ts';
import { readPaths } from '../path-files.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { readAssertions } from '../read-assertions.ts';
import { isChanging, isWaitingChange, NOTHING, type TripState } from './reference-state.ts';
import { REFERENCE_TRIP } from './reference-trip.ts';
import { serverCharts } from './server-charts.ts';
import type { TripFacts } from './trip-facts.ts';
import { CHANGE_UNWALKED, PART_UNWALKED, TRIP_UNWALKED } from './unwalked.ts';

const PATHS = ['paths', 'booking-paths', 'change-paths'].flatMap((folder) =>
  readPaths(new URL(`${folder}/`, import.meta.url)),
);

const DAYS = { checkIn: '2026-12-26', checkOut: '2026-12-28' };
const FACTS: TripFacts = {
  traveler: 'Anna Keller',
  approvers: { 1: 'Daniel Frei', 2: 'Eva Huber' },
  rooms: {
    willing: { amount: 40_000, onSite: 480 },
    closedDesk: { amount: 50_000, onSite: 480 },
  },
  prolonged: { amount: 60_000, onSite: 720 },
  days: { ordered: DAYS, prolonged: DAYS },
};

const endOf = (moves: readonly string[]) => followMoves(REFERENCE_TRIP, NOTHING, moves).steps.at(-1)?.state;

/** Once a change is over, a trip goes on like one without it. */
const openChange = (state: TripState) =>
  isWaitingChange(state) || isChanging(state) ? state.change?.status : null;

describe('paths of a trip, its booking and its change', () => {
  it.each(PATHS)('are possible: $name', ({ moves }) => {
    expect(endOf(moves)).toBeDefined();
  });

  it('take every move in every state where it is possible', () => {
    const exploration = {
      reference: REFERENCE_TRIP,
      start: NOTHING,
      momentOf: ({ before, move }: { before: TripState; move: string }) =>
        `${before.status}, ${before.part}, ${openChange(before)}, ${before.viewer}: ${move}`,
      isFar: ({ history }: TripState) => history.length > 16,
    };
    expect(missedMoments(exploration, PATHS)).toEqual([]);
  });

  it('ask every question, and ask something in every state', async () => {
    const assertions = await readAssertions<TripState, TripFacts>(new URL('assertions/', import.meta.url));
    const states = statesOf(REFERENCE_TRIP, NOTHING, PATHS);
    expect(unasked(assertions, FACTS, states)).toEqual({ states: [], assertions: [] });
  });
});

describe('the charts of the server', () => {
  const charts = PATHS.map(({ moves }) => serverCharts(followMoves(REFERENCE_TRIP, NOTHING, moves)));
  const seenOf = (name: string) => ({
    transitions: new Set(charts.flatMap((seen) => seen[name]?.transitions ?? [])),
    leaves: new Set(charts.flatMap((seen) => seen[name]?.leaves ?? [])),
  });

  it.each([
    { name: 'trip', machine: tripMachine, reasons: TRIP_UNWALKED },
    { name: 'part', machine: partMachine, reasons: PART_UNWALKED },
    { name: 'change', machine: changeMachine, reasons: CHANGE_UNWALKED },
  ])('take every transition and reach every state but for a reason: $name', ({ name, machine, reasons }) => {
    const { transitions, leaves } = seenOf(name);
    const missed = transitionsOf(machine).filter((transition) => !transitions.has(transition));
    expect(missed.toSorted()).toEqual(Object.keys(reasons).toSorted());
    expect(leavesOf(machine).filter((leaf) => !leaves.has(leaf))).toEqual([]);
  });

  it.each(PATHS)('end where the second opinion does: $name', ({ moves }) => {
    const walk = followMoves(REFERENCE_TRIP, NOTHING, moves);
    const { status, part, change } = walk.steps.at(-1)?.state ?? NOTHING;
    const ends = Object.values(serverCharts(walk)).map(({ leaves }) => leaves);
    const expected = change === null ? [status, part] : [status, part, change.status];
    expect(ends.every((leaves, index) => leaves.includes(expected[index] ?? ''))).toBe(true);
  });
});
