import type { PartChangeRequest, Trip } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { neededApprovers } from '../order/judge-order.ts';
import { keyReused } from '../order/order-key.ts';
import { findOrder, saveOrderAnswer } from '../order/order-repository.ts';
import { refuseMissingReason } from '../order/refuse-incomplete-order.ts';
import { findTripRow, readTrip, readTripUnchecked } from '../page/trip-repository.ts';
import { hashRequest } from '../part/booking-reference.ts';
import { moneyText } from '../part/kinds/value-words.ts';
import { reportNews } from '../trip-news.ts';
import { countUp, lockTrip, recordTripEvent } from '../trip-state-repository.ts';
import { beginChange } from './begin-change.ts';
import { insertChange } from './change-repository.ts';
import { newChange } from './new-change.ts';
import { type ChangeTerms, prepareChange } from './prepare-change.ts';
import { refuseUnchangeable } from './refuse-change.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'requestId' | 'ip' | 'userAgent'>;

interface ChangeOrder {
  tripId: string;
  partId: string;
  key: string;
  request: PartChangeRequest;
}

/**
 * Changes a booked part, or requests the approval for it, once per idempotency key. The trip and its bookings stay as
 * they are until the change is done.
 */
export async function changePart(deps: Deps, caller: Caller, order: ChangeOrder): Promise<Trip> {
  const { tripId, partId, key, request } = order;
  const { userId, companyId } = caller.signedIn;
  const hash = hashRequest(companyId, { tripId, partId, ...request });
  const isDone = async () => {
    const before = await findOrder(deps.db, { userId, key });
    if (before && !hash.equals(before.requestHash)) throw keyReused();
    return before?.answer !== undefined && before.answer !== null;
  };
  if (await isDone()) return await readNow(deps, caller, tripId);
  try {
    const prepared = await prepareChange(deps, caller, { tripId, partId, requestedPart: request.part });
    refuseOther(prepared, request);
    return await store(deps, caller, prepared, { ...order, hash });
  } catch (error) {
    // A concurrent call with the same key may have succeeded; its answer replaces this error.
    if (await isDone()) return await readNow(deps, caller, tripId);
    throw error;
  }
}

async function readNow(deps: Deps, caller: Caller, tripId: string): Promise<Trip> {
  const { now } = await readMomentOfTrip(deps, tripId);
  const trip = await readTrip(deps.db, { ...caller, now }, tripId);
  if (!trip) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
  return trip;
}

/** Refuses an incomplete request, and one whose amounts or terms differ from those shown. */
function refuseOther(prepared: ChangeTerms, { agreed, levels, reason }: PartChangeRequest): void {
  const { offered, after, penalty, limits, approvers } = prepared;
  if (!priceChange(agreed.price, after, limits).withinTolerance) {
    throw new DomainError('price_changed', 'The price has risen. Look at the new one, and change again.', {
      fields: [{ path: '/body/part', message: `It costs ${moneyText(after)} by now` }],
    });
  }
  const isHigher = agreed.penalty.currency !== penalty.currency || compareMoney(penalty, agreed.penalty) > 0;
  if (isHigher) throw new DomainError('penalty_changed', 'It costs more by now. Look at the costs again.');
  if (offered.verdict.levels.some((level) => !levels.includes(level))) {
    throw new DomainError('approval_changed', 'The policy now asks for another approval. Look at it again.');
  }
  neededApprovers(offered.verdict, approvers);
  const reasonNeeded = needsReason(toVerdict(offered.verdict));
  refuseMissingReason({ ...(reason && { reason }) }, { reasonNeeded }, '/reason');
}

async function store(
  deps: Deps,
  caller: Caller,
  prepared: ChangeTerms,
  { tripId, partId, key, request, hash }: ChangeOrder & { hash: Buffer },
): Promise<Trip> {
  const { userId, sessionId, companyId } = caller.signedIn;
  const moment = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now: moment.now };
  return await deps.db.transaction().execute(async (db) => {
    const locked = await lockTrip(db, tripId);
    const row = await findTripRow(db, viewer, tripId);
    if (!locked || !row) throw new DomainError('not_found', 'There is no such trip any more.');
    const part = refuseUnchangeable(row, viewer, partId);
    if (part.version !== prepared.part.version) {
      throw new DomainError('trip_busy', 'Something has happened to this part. Look at it again.');
    }
    const at = deps.clock.now();
    const cause = { at, userId, requestId: caller.requestId, origin: describeOrigin(caller) };
    const change = newChange(prepared, { request, userId, at, now: moment.now });
    await insertChange(db, change);
    const { comment } = request;
    const details = {
      changeId: change.id,
      before: prepared.before,
      after: prepared.after,
      agreed: { price: { ...prepared.after, amount: change.accepted_amount }, fee: request.agreed.penalty },
      ...(comment !== undefined && { comment }),
    };
    await recordTripEvent(db, { tripId, partId, kind: 'changeRequested', details }, cause);
    if (change.waiting_until === null) await beginChange(deps, db, { trip: locked, change, cause });
    else await countUp(db, locked);
    await recordAudit(db, { action: 'trip.changed', userId, sessionId, companyId }, caller, at);
    if (change.waiting_until !== null) {
      await deps.jobs.enqueue(db, 'part.compare', { changeId: change.id });
      await reportNews(deps, db, { ...moment, change, kind: 'waits' });
    }
    const trip = await readTripUnchecked(db, tripId, viewer);
    const isFirst = await saveOrderAnswer(db, { userId, key }, { requestHash: hash, answer: trip }, at);
    if (!isFirst) throw keyReused();
    return trip;
  });
}
