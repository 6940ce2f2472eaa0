import type { Money, Trip, TripPart } from './contract.ts';
import { REFUSAL_KINDS } from './trip-requests.ts';
import type { PartStatus } from './trip-status.ts';

interface Part {
  kind: TripPart['kind'];
  status: PartStatus;
  wasBooked?: boolean;
}

export function isGivenBack({ kind, status, wasBooked }: Part): boolean {
  return kind === 'external' && status === 'cancelled' && wasBooked !== true;
}

export function awaitsPenalty({ penalty, ...part }: Part & { penalty?: Money | null }): boolean {
  return isGivenBack(part) && !penalty;
}

const REFUSALS: ReadonlySet<string> = new Set(REFUSAL_KINDS);

export function wasNotApproved({ events }: Pick<Trip, 'events'>, partId: string): boolean {
  const givenBack = events.findLastIndex(
    (event) => event.partId === partId && event.kind === 'cancellationRequested',
  );
  const cause = events.slice(0, Math.max(givenBack, 0)).findLast((event) => event.partId === undefined);
  return cause !== undefined && REFUSALS.has(cause.kind);
}
