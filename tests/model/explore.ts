import { type EventObject, fromTransition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { Assertions } from './assertion.ts';
import { followMoves, type Reference } from './follow-moves.ts';
import type { Path } from './path-files.ts';

interface Exploration<State> {
  reference: Reference<State>;
  start: State;
  /** Names what a move does where it is possible. */
  momentOf: (moment: { before: State; move: string }) => string;
  /** Ends the exploration of what could go on for ever. */
  isFar?: (state: State) => boolean;
}

/** Every move in every situation in which it is possible. */
function possibleMoments<State>({
  reference,
  start,
  momentOf,
  isFar = () => false,
}: Exploration<State>): string[] {
  const logic = fromTransition((state: State, { type }: EventObject) => reference.after(state, type), start);
  const steps = adjacencyMapToArray(
    getAdjacencyMap(logic, {
      events: ({ context }) => reference.movesIn(context).map((type) => ({ type })),
      serializeState: ({ context }) => JSON.stringify(context),
      stopWhen: ({ context }) => isFar(context),
    }),
  );
  return [...new Set(steps.map(({ state, event }) => momentOf({ before: state.context, move: event.type })))];
}

/** Those of them that the paths leave out. */
export function missedMoments<State>(exploration: Exploration<State>, paths: readonly Path[]): string[] {
  const { reference, start, momentOf } = exploration;
  const walked = new Set(
    paths.flatMap(({ moves }) => followMoves(reference, start, moves).steps.map(momentOf)),
  );
  return possibleMoments(exploration).filter((moment) => !walked.has(moment));
}

/** Every state that the paths reach. */
export function statesOf<State>(reference: Reference<State>, start: State, paths: readonly Path[]): State[] {
  const steps = paths.flatMap(({ moves }) => followMoves(reference, start, moves).steps);
  return [start, ...steps.map(({ state }) => state)];
}

/** The states of which nothing is predicted, and the assertions that are never asked. */
export function unasked<State, Facts, Place>(
  assertions: Assertions<State, Facts, Place>,
  facts: Facts,
  states: readonly State[],
): { states: State[]; assertions: string[] } {
  const isAsked = (name: string, state: State) => assertions[name]?.predict(state, facts) !== undefined;
  const names = Object.keys(assertions);
  return {
    states: states.filter((state) => !names.some((name) => isAsked(name, state))),
    assertions: names.filter((name) => !states.some((state) => isAsked(name, state))),
  };
}
