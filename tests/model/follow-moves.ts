/** A second opinion on a part of the product, written from the specification in plain functions. */
export interface Reference<State> {
  /** What a person, the network, the server or the time can do next, by name. */
  movesIn(state: State): readonly string[];
  /** The state that a move leads to. */
  after(state: State, move: string): State;
}

interface ReferenceStep<State> {
  move: string;
  before: State;
  state: State;
}

/** A walk as the reference predicts it. */
export interface ReferenceWalk<State> {
  start: State;
  steps: ReferenceStep<State>[];
}

/** The walk of these moves; fails where the reference says that one is not possible. */
export function followMoves<State>(
  reference: Reference<State>,
  start: State,
  moves: readonly string[],
): ReferenceWalk<State> {
  let before = start;
  const steps = moves.map((move) => {
    const possible = reference.movesIn(before);
    if (!possible.includes(move)) {
      throw new Error(`“${move}” is not possible in ${JSON.stringify(before)}, but ${possible.join(', ')}`);
    }
    const step = { move, before, state: reference.after(before, move) };
    before = step.state;
    return step;
  });
  return { start, steps };
}
