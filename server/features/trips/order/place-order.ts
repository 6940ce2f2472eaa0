import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { compareParts } from '../approval/compare-parts.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { insertTrip } from '../trip-insert-repository.ts';
import { reportNews } from '../trip-news.ts';
import { checkOrder } from './check-order.ts';
import { holdOrder, type OrderOnHold } from './hold-order.ts';
import { newTrip } from './new-trip.ts';
import type { OrderKey } from './order-key.ts';
import { withUniqueReference } from './with-unique-reference.ts';

export type Orderer = Pick<
  SignedInContext,
  'abilities' | 'signedIn' | 'signal' | 'requestId' | 'ip' | 'userAgent'
>;

export interface Order {
  request: TripRequest;
  /** Our booking reference of each part. */
  referenceOf: (position: number) => string;
  key: OrderKey;
}

/** Checks and holds an order, and stores it as a trip with its jobs and mails. */
export async function placeOrder(deps: Deps, context: Orderer, order: Order): Promise<Trip> {
  const checked = await checkOrder(deps, context, { ...order, targetTrip: null });
  const { key } = order;
  return await holdOrder(deps, { checked, key }, (partsOnHold) =>
    withUniqueReference(() => store(deps, context, partsOnHold)),
  );
}

async function store(
  deps: Deps,
  context: Orderer,
  { checked, held: partsOnHold, moment, key }: OrderOnHold,
): Promise<Trip> {
  const now = deps.clock.now();
  const created = newTrip(checked, partsOnHold, { context, now });
  return await deps.db.transaction().execute(async (db) => {
    await insertTrip(db, created);
    const trip = await readTripUnchecked(db, created.trip.id, { ...context, now: moment.now });
    await key.answer(db, checked, trip);
    const { userId, sessionId, companyId } = context.signedIn;
    await recordAudit(db, { action: 'trip.requested', userId, sessionId, companyId }, context, now);
    for (const { id: partId, status } of created.parts) {
      if (status === 'confirming') await deps.jobs.enqueue(db, 'part.confirm', { partId });
    }
    if (trip.approval) await compareParts(deps, db, trip._id);
    if (trip.approval) await reportNews(deps, db, { ...moment, trip, kind: 'waits' });
    return trip;
  });
}
