import type { Money, Trip, TripEventKind, TripPart } from './contract.ts';
import { isAnyBooked } from './partly-booked.ts';
import { REFUSAL_KINDS } from './trip-requests.ts';

export interface PartsByOutcome {
  booked: readonly TripPart[];
  failed: readonly TripPart[];
  held: readonly TripPart[];
}

export function partsByOutcome({ parts }: { parts: readonly TripPart[] }): PartsByOutcome {
  return {
    booked: parts.filter(({ status }) => isAnyBooked([status])),
    failed: parts.filter(({ status }) => status === 'failed'),
    held: parts.filter(({ status }) => status === 'held'),
  };
}

export function heldUntil(parts: readonly TripPart[]): string | null {
  const ends = parts.flatMap(({ status, heldUntil: end }) => (status === 'held' && end ? [end] : []));
  return ends.sort()[0] ?? null;
}

const REFUSALS: ReadonlySet<TripEventKind> = new Set(REFUSAL_KINDS);

export function foundAfterRefusal({ parts, events }: Pick<Trip, 'parts' | 'events'>): readonly TripPart[] {
  return parts.filter(({ _id, status }) => {
    if (status !== 'confirmed') return false;
    const [begun, found] = (['confirming', 'found'] as const).map((wanted) =>
      events.findLastIndex(({ kind, partId }) => kind === wanted && partId === _id),
    );
    return events.slice(begun, found).some(({ kind, partId }) => !partId && REFUSALS.has(kind));
  });
}

const ENDS_OF_CANCELLATION: ReadonlySet<TripEventKind> = new Set([
  'partCancelled',
  'cancellationRefused',
  'cancellationDearer',
  'found',
  'failed',
]);

export function partsCancelledLast({ parts, events }: Pick<Trip, 'parts' | 'events'>): readonly TripPart[] {
  const together = findLastCancellations(events);
  return parts.filter(({ _id, status }) => status === 'cancelled' && together.has(_id));
}

export interface DearerCancellation {
  part: TripPart;
  agreed: Money;
  current: Money;
}

export function dearerCancellations({
  parts,
  events,
}: Pick<Trip, 'parts' | 'events'>): readonly DearerCancellation[] {
  const together = findLastCancellations(events);
  return parts.flatMap((part) => {
    const last = events.findLast(({ partId }) => partId === part._id);
    if (!together.has(part._id) || last?.kind !== 'cancellationDearer') return [];
    return last.before && last.after ? [{ part, agreed: last.before, current: last.after }] : [];
  });
}

function findLastCancellations(events: Trip['events']): ReadonlySet<string> {
  const open = new Set<string>();
  const together = new Set<string>();
  let refusedAt = '';
  for (const { kind, partId, at, by } of events) {
    if (!partId) {
      if (REFUSALS.has(kind)) refusedAt = at;
    } else if (kind === 'cancellationRequested') {
      const isRepeated = !by && together.has(partId);
      if (open.size === 0 && !isRepeated) together.clear();
      open.add(partId);
      if (at !== refusedAt) together.add(partId);
    } else if (ENDS_OF_CANCELLATION.has(kind)) open.delete(partId);
  }
  return together;
}

const UNFINISHED: ReadonlySet<TripEventKind> = new Set([
  'confirming',
  'failed',
  'answerLost',
  'cancellationRequested',
  'changing',
]);

function endsBooked(events: Trip['events']): boolean {
  const end = events.at(-1)?.kind;
  if (end !== 'requestClosed') return end === 'completed';
  const lastKinds = new Map(events.flatMap(({ partId, kind }) => (partId ? [[partId, kind] as const] : [])));
  return ![...lastKinds.values()].some((kind) => UNFINISHED.has(kind));
}

export function isBookedAsBefore({ parts, events }: Pick<Trip, 'parts' | 'events'>): boolean {
  const before = events
    .slice(0, -1)
    .findLastIndex((_, index, earlier) => endsBooked(earlier.slice(0, index + 1)));
  const since = events.slice(before + 1);
  if (before === -1 || !since.some(({ kind }) => kind === 'partsAdded')) return false;
  return !parts.some(
    ({ _id, status }) =>
      status === 'confirmed' &&
      since.some(({ kind, partId }) => partId === _id && (kind === 'confirming' || kind === 'confirmed')),
  );
}
