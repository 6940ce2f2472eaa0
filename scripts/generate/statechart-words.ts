import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface TransitionWords {
  from: string;
  when: string;
  condition: string;
  /** The target states; none when the state does not change. */
  to: string[];
  actions: string;
}

/** A chart's states, each before those within it, without the chart itself. */
export function statesBelow(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...statesBelow(child)]);
}

export function nameOf(node: AnyStateNode): string {
  return node.path.join('.');
}

/** The transitions that change something; an event that a state ignores is not included. */
export function listTransitions(node: AnyStateNode): TransitionWords[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    .filter(({ target, actions }) => target !== undefined || actions.length > 0)
    .map((transition) => ({
      from: nameOf(node),
      when: eventWords(transition.eventType),
      condition: guardWords(transition.guard),
      to: (transition.target ?? []).map(nameOf),
      actions: actionWords(transition.actions),
    }));
}

export function actionWords(actions: AnyTransitionDefinition['actions']): string {
  return actions
    .map(readType)
    .filter((type) => !type.startsWith('xstate.'))
    .join(', ');
}

function eventWords(type: string): string {
  if (type === '') return 'always';
  return type
    .replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1')
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 is done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails');
}

function guardWords(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards))
    return readType(guard);
  const inner = guard.guards.map(guardWords);
  return guard.name === 'not' ? `not ${inner[0]}` : inner.join(` ${guard.name} `);
}

function readType(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part !== null && (typeof part === 'object' || typeof part === 'function') && 'type' in part) {
    return String(part.type);
  }
  return 'unnamed';
}
