import type { Kysely } from 'kysely';
import { transition } from 'xstate';
import type { TripEnd, TripEventKind } from '#domain/contract.ts';
import { TRIP_STATUSES, type TripStatus } from '#domain/trip-status.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { type TripEvent, tripMachine } from '#machines/trip/trip-machine.ts';
import { isWaiting, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import type { Database } from '../../db/schema.ts';
import type { TripEventDetails } from '../../db/trip-tables.ts';
import { DomainError } from '../../errors.ts';
import { type Cause, recordTripEvent, saveTripState, type TripForUpdate } from './trip-state-repository.ts';

export interface TripCircumstances {
  cause: Cause;
  details?: TripEventDetails;
  wait?: { since: Date; until: Date };
}

export async function applyTripEvent(
  db: Kysely<Database>,
  trip: TripForUpdate,
  event: TripEvent,
  { cause, details, wait }: TripCircumstances,
): Promise<TripForUpdate> {
  const before = tripSnapshot(trip);
  if (!before.can(event)) throw new DomainError('conflict', 'The trip has changed. Reload it and try again.');
  const [after] = transition(tripMachine, before, event);
  const status = toTripStatus(after.value);
  const state = {
    status,
    levels: after.context.levels,
    hasOpenRequest: after.context.hasOpenRequest,
    endedBy: toTripEnd(event, status, trip, details),
    waitingUntil: isWaiting(after) ? (wait?.until ?? trip.waitingUntil) : null,
    waitingSince: isWaiting(after) ? (wait?.since ?? trip.waitingSince) : null,
  };
  await saveTripState(db, trip, state);
  const kind = toEventKind(event, state, trip);
  const level = decidesAt(event) && waitingLevel(trip.status);
  if (kind) {
    const known = { level: level || undefined, ...details };
    await recordTripEvent(db, { tripId: trip.id, kind, details: known }, cause);
  }
  return { ...trip, ...state, version: trip.version + 1 };
}

export function allowsTripEvent(
  trip: Pick<TripForUpdate, 'status' | 'levels' | 'hasOpenRequest'>,
  event: TripEvent,
): boolean {
  return tripSnapshot(trip).can(event);
}

export function toTripStatus(value: string): TripStatus {
  const status = TRIP_STATUSES.find((known) => known === value);
  if (!status) throw new Error(`A trip can't be stored as ${value}`);
  return status;
}

function toTripEnd(
  event: TripEvent,
  status: TripStatus,
  { parts }: TripForUpdate,
  details?: TripEventDetails,
): TripEnd | null {
  if (status !== 'rejected' && status !== 'cancelled') return null;
  if (event.type === 'trip.reject') return 'refused';
  if (event.type === 'trip.sendBack') return 'sentBack';
  if (event.type === 'trip.expire') return 'expired';
  if (event.type === 'request.close') return details?.side === 'agency' ? 'closed' : 'cancelled';
  if (event.type !== 'parts.settled') return 'cancelled';
  // A part with a failure was left out because it could not be booked.
  const isNothingBooked = parts.every(({ status, failure }) => status === 'failed' || failure !== null);
  return isNothingBooked ? 'failed' : 'cancelled';
}

const KINDS = {
  'trip.approve': 'approved',
  'trip.reject': 'rejected',
  'trip.sendBack': 'sentBack',
  'trip.expire': 'expired',
  'trip.cancel': 'cancelled',
  'trip.resubmit': 'resubmitted',
  'parts.added': 'partsAdded',
  'price.risen': 'priceExceeded',
  'request.close': 'requestClosed',
} as const satisfies Record<Exclude<TripEvent['type'], 'parts.settled'>, TripEventKind>;

/** Null when the history of the parts already records the event. */
function toEventKind(
  event: TripEvent,
  { status, hasOpenRequest }: Pick<TripForUpdate, 'status' | 'hasOpenRequest'>,
  trip: TripForUpdate,
): TripEventKind | null {
  if (event.type === 'trip.cancel' && status === 'approved')
    return trip.hasOpenRequest && !hasOpenRequest ? 'requestClosed' : null;
  if (event.type !== 'parts.settled') return KINDS[event.type];
  if (status === 'complete') return 'completed';
  return toTripEnd(event, status, trip) === 'failed' ? 'failed' : 'cancelled';
}

function decidesAt({ type }: TripEvent): boolean {
  return type === 'trip.approve' || type === 'trip.reject' || type === 'trip.sendBack';
}
