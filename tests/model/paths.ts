import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

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
