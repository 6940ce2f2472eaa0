import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import type { ReplacementTarget } from '#machines/booking/booking-context.ts';

export interface FlowStart<Kind extends PartKind = PartKind> {
  criteria: FlowByKind[Kind]['criteria'];
  replaces: ReplacementTarget | null;
  changes?: ChangeTarget;
  earlier?: EarlierChoice;
  searchesAtOnce?: true;
  chosen?: ChosenOffer<Kind>;
}

export interface ChosenOffer<Kind extends PartKind = PartKind> {
  result: FlowByKind[Kind]['result'];
  accepted: FlowByKind[Kind]['priced'];
  extras: FlowByKind[Kind]['extras'];
}

export type StartFlow = <Kind extends PartKind>(kind: Kind, start: FlowStart<Kind>) => void;

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
