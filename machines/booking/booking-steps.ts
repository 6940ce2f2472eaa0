import type { FlowStep, StepRole } from './flow-description.ts';

interface Steps<Name extends string = string> {
  steps: readonly FlowStep<Name>[];
}

interface Choices {
  criteria: object | null;
  result: object | null;
  offer: object | null;
  accepted: object | null;
  extras: unknown;
  ordering: boolean;
}

export function stepWith<Name extends string>({ steps }: Steps<Name>, role: StepRole): Name {
  const step = steps.find(({ roles }) => roles.includes(role));
  if (!step) throw new Error(`No step has the role ${role}`);
  return step.name;
}

export function lastChoiceStep<Name extends string>(flow: Steps<Name>): Name {
  return stepWith(flow, hasExtras(flow) ? 'extras' : 'offer');
}

export function hasExtras({ steps }: Steps): boolean {
  return steps.some(({ roles }) => roles.includes('extras'));
}

const IS_DONE: Record<StepRole, (choices: Choices) => boolean> = {
  search: ({ criteria }) => criteria !== null,
  list: ({ result }) => result !== null,
  offer: ({ accepted }) => accepted !== null,
  // Extras that were not priced yet still need the user's agreement.
  extras: ({ extras, offer }) => extras !== null && offer === null,
  checkout: () => false,
};

export function furthestStep<Name extends string>({ steps }: Steps<Name>, choices: Choices): Name {
  if (choices.ordering) return stepWith({ steps }, 'checkout');
  const open = steps.find(({ roles }) => roles.some((role) => !IS_DONE[role](choices)));
  if (!open) throw new Error('No step has the role checkout');
  return open.name;
}

/**
 * The requested step, or the furthest one that can be reached. While an order is in progress that is the
 * checkout, so that nothing else is ordered.
 */
export function stepToOpen(flow: Steps, choices: Choices, target: string): string {
  const furthest = furthestStep(flow, choices);
  const indexOf = (name: string) => flow.steps.findIndex((step) => step.name === name);
  const isBeyond = indexOf(target) > indexOf(furthest);
  return isBeyond || choices.ordering ? furthest : target;
}
