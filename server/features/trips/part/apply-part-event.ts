import type { Kysely } from 'kysely';
import { transition } from 'xstate';
import type { TripEventKind } from '#domain/contract.ts';
import { PART_STATUSES, type PartStatus } from '#domain/trip-status.ts';
import { type PartEvent, partMachine } from '#machines/trip/part-machine.ts';
import { isSettled, partSnapshot } from '#machines/trip/part-selectors.ts';
import type { Database } from '../../../db/schema.ts';
import type { TripEventDetails } from '../../../db/trip-tables.ts';
import { DomainError } from '../../../errors.ts';
import { isOver } from '../counted-parts.ts';
import { describeTrip } from '../describe-trip.ts';
import {
  type Cause,
  type PartForUpdate,
  recordTripEvent,
  type TripForUpdate,
} from '../trip-state-repository.ts';
import { changePartPrice, renewTotal } from './change-part-price.ts';
import { type PartFacts, savePartState } from './part-state-repository.ts';
import { isSame } from './reprice-part.ts';

interface Circumstances {
  cause: Cause;
  facts?: PartFacts;
  details?: TripEventDetails;
}

export async function applyPartEvent(
  db: Kysely<Database>,
  { trip, partId }: { trip: TripForUpdate; partId: string },
  event: PartEvent,
  { cause, facts = {}, details = {} }: Circumstances,
): Promise<TripForUpdate> {
  const part = trip.parts.find(({ id }) => id === partId);
  if (!part) throw new DomainError('not_found', 'The trip has no such part.');
  const status = statusAfter(part.status, event);
  const known = { attempt: attemptAfter(event, status, part), ...facts };
  await savePartState(db, trip, part, { ...known, status });
  const { failure, price = part.price } = known;
  const isRepriced = !isSame(price, part.price);
  if (isRepriced) await changePartPrice(db, { tripId: trip.id, partId }, price);
  if (isRepriced || facts.replacement || isCountedOtherwise(part.status, status))
    await renewTotal(db, trip.id);
  if (hasNewNumbers(part, facts) || status === 'cancelled') await describeTrip(db, trip.id);
  const entry = {
    failure: failure ?? undefined,
    ...(isRepriced && { before: part.price, after: price }),
    ...details,
  };
  await recordTripEvent(
    db,
    { tripId: trip.id, partId, kind: toEventKind(event, part), details: entry },
    cause,
  );
  return withPart(trip, { ...withFacts(part, known), status, version: part.version + 1 });
}

function hasNewNumbers({ locator }: PartForUpdate, facts: PartFacts): boolean {
  return (facts.locator !== undefined && facts.locator !== locator) || (facts.tickets?.length ?? 0) > 0;
}

function isCountedOtherwise(before: PartStatus, after: PartStatus): boolean {
  return isOver(before) !== isOver(after) || after === 'cancelled' || after === 'cancelling';
}

export function statusAfter(status: PartStatus, event: PartEvent): PartStatus {
  const before = partSnapshot(status);
  if (!before.can(event)) {
    throw new DomainError('trip_busy', 'This part is still being processed. Reload it and try again.');
  }
  return toStatus(transition(partMachine, before, event)[0].value);
}

function toStatus(value: string): PartStatus {
  const status = PART_STATUSES.find((known) => known === value);
  if (!status) throw new Error(`A part can't be stored as ${value}`);
  return status;
}

/** Names the call whose answer is missing, so that a lookup knows what to expect. */
function attemptAfter({ type }: PartEvent, status: PartStatus, { attempt }: PartForUpdate) {
  if (type === 'booking.confirm') return 'confirm';
  if (type === 'booking.change') return 'change';
  if (type === 'booking.cancel' && status === 'cancelling') return 'cancel';
  return isSettled(partSnapshot(status)) ? null : attempt;
}

const KINDS = {
  'booking.hold': 'resubmitted',
  'booking.confirm': 'confirming',
  'booking.confirmed': 'confirmed',
  'booking.refused': 'failed',
  'booking.lost': 'answerLost',
  'price.risen': 'priceExceeded',
  'hold.lapsed': 'failed',
  'booking.change': 'changing',
  'booking.changed': 'changed',
  'change.refused': 'changeRefused',
  'change.dearer': 'changeDearer',
  'booking.cancel': 'cancellationRequested',
  'booking.cancelled': 'partCancelled',
  'cancellation.refused': 'cancellationRefused',
  'cancellation.dearer': 'cancellationDearer',
  'booking.found': 'found',
  'booking.missing': 'failed',
  'airline.changed': 'airlineChanged',
  'airline.accepted': 'airlineChangeAccepted',
} as const satisfies Record<PartEvent['type'], TripEventKind>;

function toEventKind({ type }: PartEvent, { status }: PartForUpdate): TripEventKind {
  return type === 'booking.cancel' && status === 'failed' ? 'leftOut' : KINDS[type];
}

function withPart(trip: TripForUpdate, changed: PartForUpdate): TripForUpdate {
  const parts = trip.parts.map((part) => (part.id === changed.id ? changed : part));
  return { ...trip, parts, version: trip.version + 1 };
}

function withFacts(part: PartForUpdate, facts: PartFacts): PartForUpdate {
  const {
    attempt = part.attempt,
    failure = part.failure,
    reference = part.reference,
    heldUntil = part.heldUntil,
    price = part.price,
  } = facts;
  return { ...part, attempt, failure, reference, heldUntil, price };
}
