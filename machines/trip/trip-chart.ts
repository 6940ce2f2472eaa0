import { type AnyStateNode, type StateValueFrom, transition } from 'xstate';
import { isAnyBooked } from '#domain/partly-booked.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import { waitingLevel } from './approval-region.ts';
import { type TripEvent, tripMachine } from './trip-machine.ts';
import { isWaiting, tripSnapshot } from './trip-selectors.ts';

export type TripChartState = StateValueFrom<typeof tripMachine>;

export interface TripStep {
  from: TripChartState;
  to: TripChartState;
  /** The event; null for immediate transitions. */
  event: TripEvent['type'] | null;
}

export interface TripChart {
  states: readonly TripChartState[];
  steps: readonly TripStep[];
}

export const TRIP_CHART = buildChart(Object.values(tripMachine.states));

export interface TripProgress {
  status: TripStatus;
  levels: readonly ApprovalLevel[];
  parts: readonly PartStatus[];
  hasOpenRequest?: boolean;
}

/**
 * The steps that can follow from a trip in its current state: a decision leads only where its conditions lead
 * now, and a trip that is being booked can be requested again only after a part has failed. The outcomes of
 * parts end no open request.
 */
export function nextSteps({ status, levels, parts, hasOpenRequest = false }: TripProgress): TripStep[] {
  const before = tripSnapshot({ status, levels, hasOpenRequest });
  const comment = 'A comment';
  const decisions: TripEvent[] = [
    { type: 'trip.approve', upTo: waitingLevel(status) ?? 1 },
    { type: 'trip.reject', comment, parts },
    { type: 'trip.sendBack', comment, parts },
    { type: 'trip.expire', parts },
    { type: 'request.close', parts },
  ];
  const targets = new Map(
    decisions.map((event) => [event.type, transition(tripMachine, before, event)[0].value]),
  );
  return TRIP_CHART.steps.filter(({ from, to, event }) => {
    const target = event && targets.get(event);
    if (from !== status || !isPossible(event)) return false;
    // What is booked stays booked until its supplier has cancelled it.
    if (event === 'trip.cancel' && isWaiting(before)) return isAnyBooked(parts) === (to === 'approved');
    return target === undefined || target === null || target === to;
  });

  function isPossible(event: TripStep['event']): boolean {
    if (event === 'parts.settled') return !hasOpenRequest;
    return event !== 'trip.resubmit' || status !== 'approved' || parts.includes('failed');
  }
}

function buildChart(nodes: readonly AnyStateNode[]): TripChart {
  const steps = nodes.flatMap(listSteps);
  const names = nodes.map(nameOf);
  return { steps, states: inOrder(names, withoutWaysBack(names, steps)) };
}

function listSteps(node: AnyStateNode): TripStep[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const steps = transitions.flatMap(({ eventType, target = [] }) =>
    target.map((to) => ({ from: nameOf(node), to: nameOf(to), event: toEvent(eventType) })),
  );
  return steps.filter(
    (step, index) => steps.findIndex((other) => other.to === step.to && other.event === step.event) === index,
  );
}

function nameOf(node: AnyStateNode): TripChartState {
  return node.key as TripChartState; // the type of a node does not keep the names of the definition
}

function toEvent(type: string): TripStep['event'] {
  return type === '' ? null : (type as TripEvent['type']); // as above
}

function withoutWaysBack(names: readonly TripChartState[], steps: readonly TripStep[]): TripStep[] {
  const needed: TripStep[] = [];
  const open = new Set<TripChartState>();
  const done = new Set<TripChartState>();
  const visit = (state: TripChartState) => {
    open.add(state);
    for (const step of steps.filter(({ from }) => from === state)) {
      if (open.has(step.to)) continue;
      needed.push(step);
      if (!done.has(step.to)) visit(step.to);
    }
    open.delete(state);
    done.add(state);
  };
  for (const state of names) if (!done.has(state)) visit(state);
  return needed;
}

function inOrder(names: readonly TripChartState[], steps: readonly TripStep[]): TripChartState[] {
  const ordered: TripChartState[] = [];
  while (ordered.length < names.length) {
    const ready = names.filter(
      (name) =>
        !ordered.includes(name) && steps.every(({ from, to }) => to !== name || ordered.includes(from)),
    );
    const last = ordered.at(-1);
    const next = ready.find((name) => steps.some(({ from, to }) => from === last && to === name)) ?? ready[0];
    if (next === undefined) throw new Error('The chart has a circle that is no way back');
    ordered.push(next);
  }
  return ordered;
}
