import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import type { ReplacementTarget } from '#machines/booking/booking-context.ts';

/** The start values of a flow: its search, perhaps incomplete, and the part that its choice replaces. */
export interface FlowStart<Kind extends PartKind = PartKind> {
  criteria: FlowByKind[Kind]['criteria'];
  replaces: ReplacementTarget | null;
  /** The booked part that it changes; absent where something is booked. */
  changes?: ChangeTarget;
  /** What was chosen and said in the request that is made again; absent for others. */
  earlier?: EarlierChoice;
  /** The search is complete and begins at once, as if it had been entered in the flow. */
  searchesAtOnce?: true;
  /** What is chosen already, at a price that the user has seen: the flow opens at its last step. */
  chosen?: ChosenOffer<Kind>;
}

export interface ChosenOffer<Kind extends PartKind = PartKind> {
  result: FlowByKind[Kind]['result'];
  agreed: FlowByKind[Kind]['priced'];
  extras: FlowByKind[Kind]['extras'];
}

export type StartFlow = <Kind extends PartKind>(kind: Kind, start: FlowStart<Kind>) => void;

/** The start values of flows, until they take them. Nothing is stored. */
export interface FlowStarts {
  start: StartFlow;
  /** Once; null when the flow was opened directly. */
  take: (kind: PartKind) => FlowStart | null;
  /** How often a flow was started with values: it restarts each time. */
  startCount: (kind: PartKind) => number;
  subscribe: (listener: () => void) => () => void;
}

export function createFlowStarts(): FlowStarts {
  const waiting = new Map<PartKind, FlowStart>();
  const times = new Map<PartKind, number>();
  const listeners = new Set<() => void>();
  const startCount = (kind: PartKind) => times.get(kind) ?? 0;
  return {
    start(kind, start) {
      waiting.set(kind, start);
      times.set(kind, startCount(kind) + 1);
      for (const listener of listeners) listener();
    },
    take(kind) {
      const start = waiting.get(kind) ?? null;
      waiting.delete(kind);
      return start;
    },
    startCount,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
