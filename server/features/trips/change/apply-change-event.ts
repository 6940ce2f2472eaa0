import type { Kysely } from 'kysely';
import { initialTransition, transition } from 'xstate';
import { CHANGE_STATUSES, type ChangeStatus } from '#domain/change-status.ts';
import type { TripEventKind } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { type ChangeEvent, changeMachine } from '#machines/trip/change-machine.ts';
import { changeSnapshot, isWaitingChange } from '#machines/trip/change-selectors.ts';
import type { Database } from '../../../db/schema.ts';
import type { TripEventDetails } from '../../../db/trip-tables.ts';
import { DomainError } from '../../../errors.ts';
import { type Cause, recordTripEvent } from '../trip-state-repository.ts';
import { type ChangeFacts, type StoredChange, saveChangeState } from './change-repository.ts';

interface Circumstances {
  cause: Cause;
  facts?: ChangeFacts;
  details?: TripEventDetails;
  wait?: { since: Date; until: Date };
}

export async function applyChangeEvent(
  db: Kysely<Database>,
  change: StoredChange,
  event: ChangeEvent,
  { cause, facts, details, wait }: Circumstances,
): Promise<StoredChange> {
  const before = changeSnapshot(change);
  if (!before.can(event)) {
    throw new DomainError('conflict', 'The change has been updated. Reload it and try again.');
  }
  const [after] = transition(changeMachine, before, event);
  const isWaiting = isWaitingChange(after);
  const state = {
    status: toChangeStatus(after.value),
    waitingUntil: isWaiting ? (wait?.until ?? change.waiting_until) : null,
    waitingSince: isWaiting ? (wait?.since ?? change.waiting_since) : null,
  };
  await saveChangeState(db, change, state, facts);
  const kind = KINDS[event.type];
  const level = waitingLevel(change.status);
  if (kind) {
    const { id: changeId, trip_id: tripId, part_id: partId } = change;
    const isDecision = event.type === 'change.approve' || event.type === 'change.reject';
    const known = { changeId, level: isDecision && level ? level : undefined, ...details };
    await recordTripEvent(db, { tripId, partId, kind, details: known }, cause);
  }
  const { status, waitingUntil, waitingSince } = state;
  return { ...change, status, waiting_until: waitingUntil, waiting_since: waitingSince };
}

export function firstStatus(levels: readonly ApprovalLevel[]): ChangeStatus {
  return toChangeStatus(initialTransition(changeMachine, { levels })[0].value);
}

function toChangeStatus(value: string): ChangeStatus {
  const status = CHANGE_STATUSES.find((known) => known === value);
  if (!status) throw new Error(`A change can't be stored as ${value}`);
  return status;
}

/** Null for answers of the supplier, which are recorded in the history of the part. */
const KINDS: Record<ChangeEvent['type'], TripEventKind | null> = {
  'change.approve': 'changeApproved',
  'change.reject': 'changeRejected',
  'change.expire': 'changeExpired',
  'change.withdraw': 'changeWithdrawn',
  'change.done': null,
  'change.refused': null,
  'price.risen': null,
  'change.lost': null,
  'change.repeat': null,
};
