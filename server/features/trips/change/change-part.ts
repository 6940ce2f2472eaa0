import type { PartChangeRequest, Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { causeOf, getTrip, lockOpened } from '../page/open-trip.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { neededApprover } from '../pipeline/judge-all.ts';
import { oncePerKey, type RequestKey } from '../pipeline/once-per-key.ts';
import { refuseBeyondAgreement } from '../pipeline/refuse-beyond-agreement.ts';
import type { TripCaller } from '../pipeline/store-all.ts';
import { reportNews } from '../trip-news.ts';
import { countUp, recordTripEvent } from '../trip-state-repository.ts';
import { beginChange } from './begin-change.ts';
import { insertChange } from './change-repository.ts';
import { newChange } from './new-change.ts';
import { type ChangeTerms, prepareChange } from './prepare-change.ts';
import { refuseUnchangeable } from './refuse-change.ts';

interface ChangeOrder {
  tripId: string;
  partId: string;
  request: PartChangeRequest;
}

/**
 * Changes a booked part, or requests the approval for it, once per idempotency key; a repetition gets the trip as it is
 * now. The trip and its bookings stay as they are until the change is done.
 */
export async function changePart(
  deps: Deps,
  caller: TripCaller,
  { key, ...order }: ChangeOrder & { key: string },
): Promise<Trip> {
  const { tripId, partId, request } = order;
  const body = { tripId, partId, ...request };
  const repeat = () => getTrip(deps, caller, tripId);
  return await oncePerKey(deps, caller, { key, body, repeat }, async (used) => {
    const prepared = await prepareChange(deps, caller, { tripId, partId, requestedPart: request.part });
    refuseOther(prepared, request);
    return await store(deps, caller, prepared, { ...order, key: used });
  });
}

function refuseOther(prepared: ChangeTerms, { agreed, levels, reason }: PartChangeRequest): void {
  const { after, penalty, limits, approvers } = prepared;
  const { verdict } = prepared.offered;
  refuseBeyondAgreement('change', {
    prices: [{ accepted: agreed.price, current: after, path: '/body/part' }],
    fee: { accepted: agreed.penalty, current: penalty },
    limits,
    acceptedLevels: levels,
    levels: verdict.levels,
    verdict,
    reason,
    reasonPath: '/reason',
  });
  for (const level of verdict.levels) neededApprover(level, approvers);
}

async function store(
  deps: Deps,
  caller: TripCaller,
  prepared: ChangeTerms,
  { tripId, partId, key, request }: ChangeOrder & { key: RequestKey },
): Promise<Trip> {
  const { userId, sessionId, companyId } = caller.signedIn;
  const { moment, viewer } = prepared;
  return await deps.db.transaction().execute(async (db) => {
    const { trip: locked, row } = await lockOpened(db, viewer, tripId);
    const part = refuseUnchangeable(row, viewer, partId);
    if (part.version !== prepared.part.version) {
      throw new DomainError('trip_busy', 'This part has changed. Reload it and try again.');
    }
    const at = deps.clock.now();
    const cause = causeOf(caller, at);
    const change = newChange(prepared, { request, userId, at, now: moment.now });
    await insertChange(db, change);
    const { comment } = request;
    const details = {
      changeId: change.id,
      before: prepared.before,
      after: prepared.after,
      agreed: { price: { ...prepared.after, amount: change.accepted_amount }, fee: request.agreed.penalty },
      comment,
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
    await key.answer(db, trip);
    return trip;
  });
}
