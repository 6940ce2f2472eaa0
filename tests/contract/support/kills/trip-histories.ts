import type { Trip } from '#domain/contract.ts';

/** The events of a part, the oldest first. */
export function historyOf({ events }: Trip, partId: string) {
  return events.filter((event) => event.partId === partId).map(({ kind }) => kind);
}

/** The events of the trip itself, the oldest first. */
export function ownHistoryOf({ events }: Trip) {
  return events.filter((event) => event.partId === undefined).map(({ kind }) => kind);
}
