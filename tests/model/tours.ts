import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
} from 'xstate';
import { nameOf } from './paths.ts';

/** An event of a chart, or the answer of one of its actors. */
export type ModelEvent = EventObject & { output?: unknown };

/** An action of a person, of the network or of time, with the events that it sends to the chart. */
export interface Move {
  name: string;
  events: ModelEvent[];
}

interface TourStep<Snapshot> {
  move: string;
  before: Snapshot;
  state: Snapshot;
}

/** One walk through a chart, from one of its starts. */
export interface Tour<Snapshot> {
  start: string;
  state: Snapshot;
  steps: TourStep<Snapshot>[];
  /** The transitions of the chart that it takes. */
  transitions: string[];
}

interface TourOptions<Snapshot> {
  /** The inputs with which the chart may start, by name. */
  starts: Record<string, unknown>;
  moves: (state: Snapshot) => Move[];
  /** Distinguishes states of the model with the same value. */
  distinguish: (state: Snapshot) => string;
  /** The transitions that the tours have to cover. */
  isWanted: (transition: string) => boolean;
  /** The maximum number of moves in a tour. */
  longest: number;
}

interface Edge {
  move: Move;
  to: string;
  transitions: string[];
}

interface Graph {
  starts: { name: string; node: string; transitions: string[] }[];
  edges: Map<string, Edge[]>;
}

/**
 * Tours that together take every wanted transition reachable by moves; each continues to the nearest one
 * left.
 */
export function toursThrough<Snapshot extends AnyMachineSnapshot>(
  machine: AnyStateMachine,
  options: TourOptions<Snapshot>,
): Tour<Snapshot>[] {
  const still = withoutActors(machine);
  const graph = explore(still, options);
  const taken = [...graph.starts, ...[...graph.edges.values()].flat()].flatMap(
    ({ transitions }) => transitions,
  );
  const left = new Set(taken.filter(options.isWanted));
  const tours: Tour<Snapshot>[] = [];
  while (left.size > 0) {
    const before = left.size;
    const { name, moves } = nextTour(graph, left, options.longest);
    if (left.size === before) throw new Error(`No tour leads to ${[...left].join(', ')}`);
    tours.push(replay<Snapshot>(still, { name, input: options.starts[name] }, moves));
  }
  return tours;
}

/** Every state that is reachable by moves, and the moves between them. */
function explore<Snapshot extends AnyMachineSnapshot>(
  machine: AnyStateMachine,
  { starts, moves, distinguish }: TourOptions<Snapshot>,
): Graph {
  const graph: Graph = { starts: [], edges: new Map() };
  const keyOf = (state: Snapshot) => `${JSON.stringify(state.value)} ${distinguish(state)}`;
  const open: { key: string; start: { name: string; input: unknown }; path: Move[]; state: Snapshot }[] = [];
  for (const [name, input] of Object.entries(starts)) {
    const start = { name, input };
    const { state, transitions } = replay<Snapshot>(machine, start, []);
    graph.starts.push({ name, node: keyOf(state), transitions });
    open.push({ key: keyOf(state), start, path: [], state });
  }
  for (let next = open.shift(); next; next = open.shift()) {
    const { key, start, path, state } = next;
    if (graph.edges.has(key)) continue;
    const edges = moves(state).map((move): Edge => {
      const longer = [...path, move];
      const { steps, transitions } = replay<Snapshot>(machine, start, longer, path.length);
      const after = steps.at(-1)?.state ?? state;
      open.push({ key: keyOf(after), start, path: longer, state: after });
      return { move, to: keyOf(after), transitions };
    });
    graph.edges.set(key, edges);
  }
  return graph;
}

function nextTour({ starts, edges }: Graph, left: Set<string>, longest: number) {
  const isNew = (names: readonly string[]) => names.some((name) => left.has(name));
  const start = starts.find(({ transitions }) => isNew(transitions)) ?? nearestStart();
  const moves: Move[] = [];
  take(start.transitions);
  for (let node = start.node; ; ) {
    const way = wayToNew(edges, node, left);
    if (!way || (moves.length > 0 && moves.length + way.length > longest)) return { name: start.name, moves };
    for (const edge of way) {
      moves.push(edge.move);
      take(edge.transitions);
      node = edge.to;
    }
  }

  function take(names: readonly string[]): void {
    for (const name of names) left.delete(name);
  }

  function nearestStart() {
    const distanceOf = (node: string) => wayToNew(edges, node, left)?.length ?? Number.POSITIVE_INFINITY;
    return starts.reduce((a, b) => (distanceOf(b.node) < distanceOf(a.node) ? b : a));
  }
}

/** The shortest way to a new transition; ways into a dead end are the last resort. */
function wayToNew(edges: Graph['edges'], from: string, left: ReadonlySet<string>): Edge[] | undefined {
  const open: { node: string; way: Edge[] }[] = [{ node: from, way: [] }];
  const seen = new Set([from]);
  let lastResort: Edge[] | undefined;
  for (let next = open.shift(); next; next = open.shift()) {
    for (const edge of edges.get(next.node) ?? []) {
      const way = [...next.way, edge];
      const isEnd = (edges.get(edge.to) ?? []).length === 0;
      if (edge.transitions.some((name) => left.has(name))) {
        if (!isEnd) return way;
        lastResort ??= way;
      }
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      open.push({ node: edge.to, way });
    }
  }
  return lastResort;
}

/** Replays the moves on the chart; transitions are counted from the given move on. */
function replay<Snapshot extends AnyMachineSnapshot>(
  machine: AnyStateMachine,
  start: { name: string; input: unknown },
  moves: readonly Move[],
  countFrom = -1,
): Tour<Snapshot> {
  const taken = new Set<string>();
  let counting = countFrom < 0;
  const actor = createActor(machine, {
    input: start.input,
    // Its actors do nothing, so all inspected steps are the chart's own, including the initial one.
    inspect: (inspected) => {
      if (!counting || inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) taken.add(nameOf(transition));
    },
  });
  actor.start();
  // The caller has typed the machine, and knows the type of its snapshots.
  const look = () => actor.getSnapshot() as Snapshot;
  const state = look();
  const steps = moves.map(({ name, events }, index): TourStep<Snapshot> => {
    counting ||= index >= countFrom;
    const before = look();
    for (const event of events) actor.send(event);
    return { move: name, before, state: look() };
  });
  actor.stop();
  return { start: start.name, state, steps, transitions: [...taken] };
}

/** The chart with actors that do nothing, so that only the moves affect it. */
function withoutActors(machine: AnyStateMachine): AnyStateMachine {
  const slots = Object.keys(machine.implementations.actors);
  return machine.provide({
    actors: Object.fromEntries(slots.map((slot) => [slot, fromCallback(() => {})])),
  });
}
