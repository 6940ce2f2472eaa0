import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { ChangedPart } from '#domain/part-change/changed-part.ts';
import type { ReplacedPart } from '#machines/booking/booking-context.ts';

/** The start values of a flow: its search, perhaps incomplete, and the part that its choice replaces. */
export interface FlowStart<Kind extends PartKind = PartKind> {
  criteria: FlowByKind[Kind]['criteria'];
  replaces: ReplacedPart | null;
  /** The booked part that it changes; absent where something is booked. */
  changes?: ChangedPart;
}

export type BeginFlow = <Kind extends PartKind>(kind: Kind, start: FlowStart<Kind>) => void;

/** The start values of flows, until they take them. Nothing is stored. */
export interface BegunFlows {
  begin: BeginFlow;
  /** Once; null when the flow was opened directly. */
  take: (kind: PartKind) => FlowStart | null;
  /** How often a flow was started with values: it restarts each time. */
  timesBegun: (kind: PartKind) => number;
  subscribe: (listener: () => void) => () => void;
}

export function createBegunFlows(): BegunFlows {
  const waiting = new Map<PartKind, FlowStart>();
  const times = new Map<PartKind, number>();
  const listeners = new Set<() => void>();
  const timesBegun = (kind: PartKind) => times.get(kind) ?? 0;
  return {
    begin(kind, start) {
      waiting.set(kind, start);
      times.set(kind, timesBegun(kind) + 1);
      for (const listener of listeners) listener();
    },
    take(kind) {
      const start = waiting.get(kind) ?? null;
      waiting.delete(kind);
      return start;
    },
    timesBegun,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
