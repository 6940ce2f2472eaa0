import {
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate';
import { TestModel } from 'xstate/graph';

export interface ModelStep<Snapshot extends AnyMachineSnapshot> {
  event: EventObject;
  state: Snapshot;
  /** The transitions of the chart that this step takes. */
  transitions: string[];
}

export type ModelPath<Snapshot extends AnyMachineSnapshot> = ModelStep<Snapshot>[];

export interface ModelOptions<Snapshot extends AnyMachineSnapshot> {
  input: unknown;
  /** The possible events of a state, as far as a person or the network can cause them. */
  events: (state: Snapshot) => EventObject[];
  /** Distinguishes states of the model with the same value. */
  distinguish: (state: Snapshot) => string;
}

/** Paths through the chart that together take each of its transitions, as few as a greedy choice finds. */
export function pathsThrough<Snapshot extends AnyMachineSnapshot>(
  machine: AnyStateMachine,
  options: ModelOptions<Snapshot>,
): ModelPath<Snapshot>[] {
  // The events of a chart's invoked actors are no events of its type, so the model takes any event.
  const logic = machine as unknown as ActorLogic<Snapshot, EventObject, unknown>;
  const model = new TestModel(logic, {
    events: options.events,
    serializeState: (state) => `${JSON.stringify(state.value)} ${options.distinguish(state)}`,
    stateMatcher: () => false,
  });
  const shortest = model.getShortestPaths({ input: options.input, allowDuplicatePaths: true });
  const candidates = shortest.flatMap(({ state, steps }) => {
    const before = steps.map((step) => step.event).filter(({ type }) => type !== 'xstate.init');
    return options.events(state).map((event) => replay<Snapshot>(machine, options.input, [...before, event]));
  });
  return cover(candidates);
}

/** The transitions of a chart that change something, in the order of the chart. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter(({ target, actions }) => target !== undefined || actions.length > 0)
    .map(nameOf);
}

/** The leaf states in which a chart can rest, without the name of its root. */
export function leavesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => Object.keys(node.states).length === 0 && !isPassing(node))
    .map((node) => node.path.join('.'));
}

/** Those of them in which a snapshot is. */
export function leavesIn({ machine, _nodes }: AnyMachineSnapshot): string[] {
  return leavesOf(machine).filter((leaf) => _nodes.some((node) => node.path.join('.') === leaf));
}

/** Whether a state is left as soon as it is entered, because its last way out has no condition. */
export function isPassing({ always }: AnyStateNode): boolean {
  const last = always?.at(-1);
  return last !== undefined && last.guard === undefined;
}

export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = siblings.length > 1 ? ` (${siblings.indexOf(transition) + 1})` : '';
  const targets = transition.target?.map((target) => target.path.join('.')).join(', ');
  return `${source.path.join('.')}: ${eventType || 'always'}${place} -> ${targets ?? 'stays'}`;
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function replay<Snapshot extends AnyMachineSnapshot>(
  machine: AnyStateMachine,
  input: unknown,
  events: EventObject[],
): ModelPath<Snapshot> {
  let taken: string[] = [];
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep' && inspected.actorRef.sessionId === inspected.rootId) {
        taken.push(...inspected._transitions.map(nameOf));
      }
    },
  });
  actor.start();
  const path = events.map((event) => {
    taken = [];
    actor.send(event);
    return { event, state: actor.getSnapshot() as Snapshot, transitions: taken };
  });
  actor.stop();
  return path;
}

function cover<Snapshot extends AnyMachineSnapshot>(
  candidates: ModelPath<Snapshot>[],
): ModelPath<Snapshot>[] {
  const chosen: ModelPath<Snapshot>[] = [];
  const walked = new Set<string>();
  const gain = (path: ModelPath<Snapshot>) =>
    new Set(path.flatMap(({ transitions }) => transitions).filter((name) => !walked.has(name))).size;
  for (;;) {
    const best = candidates.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    if (gain(best) === 0) return chosen;
    chosen.push(best);
    for (const { transitions } of best) for (const name of transitions) walked.add(name);
  }
}
