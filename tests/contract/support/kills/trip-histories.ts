import type { Trip } from '#domain/contract.ts';

/** What has happened to a part, the oldest first. */
export function historyOf({ events }: Trip, partId: string) {
  return events.filter((event) => event.partId === partId).map(({ kind }) => kind);
}

/** What has happened to the trip as a whole, the oldest first. */
export function ownHistoryOf({ events }: Trip) {
  return events.filter((event) => event.partId === undefined).map(({ kind }) => kind);
}
