import { type EventObject, fromTransition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { Reference } from './follow-moves.ts';

interface PossibleStep<State> {
  before: State;
  move: string;
}

/** Every move in every state that can be reached. */
export function possibleSteps<State extends object>(
  reference: Reference<State>,
  start: State,
): PossibleStep<State>[] {
  const logic = fromTransition((state: State, { type }: EventObject) => reference.after(state, type), start);
  const states = adjacencyMapToArray(
    getAdjacencyMap(logic, {
      events: ({ context }) => reference.movesIn(context).map((type) => ({ type })),
      serializeState: ({ context }) => JSON.stringify(context),
    }),
  );
  return states.map(({ state, event }) => ({ before: state.context, move: event.type }));
}
