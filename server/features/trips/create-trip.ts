import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { type CheckedOrder, checkOrder } from './check-order.ts';
import { readCompanyMoment } from './company-moment.ts';
import { type HeldParts, holdParts } from './hold-parts.ts';
import { newTrip } from './new-trip.ts';
import { findAnsweredOrder, insertAnsweredOrder, takenBy } from './order-repository.ts';
import { hashRequest, type OrderName, partReference } from './part-reference.ts';
import { insertTrip } from './trip-insert-repository.ts';
import { readTripUnasked } from './trip-repository.ts';
import { writeTripMails } from './write-trip-mails.ts';

/** How often another short reference is tried when one is taken. */
const REFERENCE_ATTEMPTS = 5;

/** Holds what is wanted and makes a trip of it, once for each key: the same order again has the same answer. */
export async function createTrip(
  deps: Deps,
  context: SignedInContext,
  { key, request }: { key: string; request: TripRequest },
): Promise<Trip> {
  const { userId, companyId } = context.signedIn;
  const order = { userId, companyId, key };
  const hash = hashRequest(companyId, request);
  const answered = await answerAgain(deps, order, hash);
  if (answered) return answered;
  const referenceOf = (position: number) => partReference(order, hash, position);
  try {
    const checked = await checkOrder(deps, context, { request, referenceOf });
    const held = await holdParts(deps, checked);
    return await store(deps, context, { order, hash, checked, held });
  } catch (error) {
    // The same order may have come through meanwhile: whatever it met here, it was done.
    const meanwhile = await answerAgain(deps, order, hash);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function answerAgain({ db }: Deps, order: OrderName, hash: Buffer): Promise<Trip | undefined> {
  const before = await findAnsweredOrder(db, order);
  if (!before || hash.equals(before.requestHash)) return before?.answer;
  throw new DomainError('idempotency_key_reused', 'The key was used for another order. Choose a new one.');
}

interface HeldOrder {
  order: OrderName;
  hash: Buffer;
  checked: CheckedOrder;
  held: HeldParts;
}

async function store(
  deps: Deps,
  context: SignedInContext,
  { order, hash, checked, held }: HeldOrder,
): Promise<Trip> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeOnce(deps, context, { order, hash, checked, held });
    } catch (error) {
      if (takenBy(error) !== 'itineraryRef' || attempt >= REFERENCE_ATTEMPTS) throw error;
    }
  }
}

async function storeOnce(
  deps: Deps,
  context: SignedInContext,
  { order, hash, checked, held }: HeldOrder,
): Promise<Trip> {
  const now = deps.clock.now();
  const created = newTrip(checked, held, { context, now });
  const moment = await readCompanyMoment(deps, order.companyId);
  return await deps.db.transaction().execute(async (db) => {
    await insertTrip(db, created);
    const trip = await readTripUnasked(db, created.trip.id);
    await insertAnsweredOrder(db, order, { requestHash: hash, answer: trip }, now);
    const { userId, sessionId, companyId } = context.signedIn;
    await recordAudit(db, { action: 'trip.requested', userId, sessionId, companyId }, context, now);
    for (const { id: partId, status } of created.parts) {
      if (status === 'confirming') await deps.jobs.enqueue(db, 'part.confirm', { partId });
    }
    const kinds = trip.approval ? (['trip_waiting', 'approval_requested'] as const) : [];
    await writeTripMails(deps, db, { ...moment, trip, kinds });
    return trip;
  });
}
