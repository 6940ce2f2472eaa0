import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { compareParts } from '../approval/compare-parts.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import { writeTripMails } from '../mail/write-trip-mails.ts';
import { insertTrip } from '../trip-insert-repository.ts';
import { readTripUnasked } from '../trip-repository.ts';
import { type CheckedOrder, checkOrder } from './check-order.ts';
import { type HeldParts, holdParts, releaseLater } from './hold-parts.ts';
import { newTrip } from './new-trip.ts';
import type { OrderKey } from './order-key.ts';
import { isCardGone, isReferenceTaken } from './order-repository.ts';
import { cardUnknown } from './refuse-incomplete-order.ts';

type Context = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'requestId' | 'ip' | 'userAgent'>;

interface Order {
  request: TripRequest;
  /** Ours, of each part. */
  referenceOf: (position: number) => string;
  key: OrderKey;
}

interface HeldOrder extends Order {
  checked: CheckedOrder;
  held: HeldParts;
  moment: CompanyMoment;
}

/** How often another short reference is tried when one is taken. */
const REFERENCE_ATTEMPTS = 5;

/** Checks what is wanted, holds it, and makes a trip of it with the jobs and mails that follow. */
export async function placeOrder(deps: Deps, context: Context, order: Order): Promise<Trip> {
  const checked = await checkOrder(deps, context, order);
  await order.key.take(checked);
  try {
    const held = await holdParts(deps, checked);
    const moment = await readCompanyMoment(deps, context.signedIn.companyId);
    return await storeUnderFreeReference(deps, context, { ...order, checked, held, moment });
  } catch (error) {
    // After anything else the order may be sent again under its key, or its holds are found by a job.
    if (error instanceof DomainError) {
      await order.key.free(checked);
      await releaseLater(deps, { companyId: checked.terms.companyId, parts: checked.parts });
    }
    throw error;
  }
}

async function storeUnderFreeReference(deps: Deps, context: Context, order: HeldOrder): Promise<Trip> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store(deps, context, order);
    } catch (error) {
      if (isCardGone(error)) throw cardUnknown();
      if (!isReferenceTaken(error) || attempt >= REFERENCE_ATTEMPTS) throw error;
    }
  }
}

async function store(deps: Deps, context: Context, { checked, held, moment, key }: HeldOrder): Promise<Trip> {
  const now = deps.clock.now();
  const created = newTrip(checked, held, { context, now });
  return await deps.db.transaction().execute(async (db) => {
    await insertTrip(db, created);
    const trip = await readTripUnasked(db, created.trip.id, { ...context, now: moment.now });
    await key.answer(db, checked, trip);
    const { userId, sessionId, companyId } = context.signedIn;
    await recordAudit(db, { action: 'trip.requested', userId, sessionId, companyId }, context, now);
    for (const { id: partId, status } of created.parts) {
      if (status === 'confirming') await deps.jobs.enqueue(db, 'part.confirm', { partId });
    }
    if (trip.approval) await compareParts(deps, db, trip);
    const kinds = trip.approval ? (['trip_waiting', 'approval_requested'] as const) : [];
    await writeTripMails(deps, db, { ...moment, trip, kinds });
    return trip;
  });
}
