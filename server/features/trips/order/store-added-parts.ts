import type { Kysely } from 'kysely';
import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { compareParts } from '../approval/compare-parts.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import { findTripRow, readTripUnchecked } from '../page/trip-repository.ts';
import { agreementOnPrices } from '../part/agreement-on-prices.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import { confirmNextParts } from '../part/confirm-next.ts';
import { reportNews } from '../trip-news.ts';
import { type Cause, lockTrip, type TripForUpdate } from '../trip-state-repository.ts';
import type { OrderOnHold } from './hold-order.ts';
import { newPart, waitingUntil } from './new-trip.ts';
import type { Orderer } from './place-order.ts';
import { refuseAddition } from './refuse-addition.ts';
import { requestParts } from './request-parts.ts';
import { insertParts, insertTravellers } from './trip-extension-repository.ts';

type Db = Kysely<Database>;

interface Addition {
  tripId: string;
  request: TripRequest;
  order: OrderOnHold;
}

/** Stores held parts with their trip, with jobs and mails, in one transaction. */
export async function storeAddedParts(deps: Deps, context: Orderer, addition: Addition): Promise<Trip> {
  const { tripId, request, order } = addition;
  const { checked, held: partsOnHold, moment, key } = order;
  const viewer = { ...context, now: moment.now };
  return await deps.db.transaction().execute(async (db) => {
    const locked = await lockTrip(db, tripId);
    const row = await findTripRow(db, viewer, tripId);
    if (!locked || !row) throw new DomainError('not_found', 'There is no such trip any more.');
    refuseWithheld(row, viewer, 'addPart');
    refuseAddition(row, request);
    const at = deps.clock.now();
    const { userId, sessionId, companyId } = context.signedIn;
    const cause = { at, userId, requestId: context.requestId, origin: describeOrigin(context) };
    const agreement = agreementOnPrices(
      { userId, at: at.toISOString(), version: row.version },
      checked.parts,
      checked.limits,
    );
    const parts = partsOnHold.map((one) =>
      newPart(one, { limits: checked.limits, zone: moment.zone, agreement, isFirst: false }),
    );
    const added = new Set(parts.map(({ id }) => id));
    const { replacedParts = [] } = request;
    const booked = new Set(row.parts.flatMap(({ id, status }) => (status === 'confirmed' ? [id] : [])));
    const kept = replacedParts.filter((id) => booked.has(id));
    await leaveOut(db, locked, { replacedParts: replacedParts.filter((id) => !booked.has(id)), cause });
    await insertTravellers(db, row, checked.travellers);
    await insertParts(db, row, parts);
    const wait = { since: checked.terms.now, until: waitingUntil(checked, partsOnHold) };
    const extended = await requestParts(db, row, {
      request: checked,
      agreed: agreement.agreed,
      ...(kept.length > 0 && { replaced: { parts: kept, added: [...added] } }),
      wait,
      cause,
    });
    await confirmNextParts(deps, db, extended, { at, now: moment.now });
    const trip = await readTripUnchecked(db, tripId, viewer);
    await key.answer(db, checked, trip);
    await recordAudit(db, { action: 'trip.requested', userId, sessionId, companyId }, context, at);
    if (trip.approval) await compareParts(deps, db, tripId);
    if (trip.approval) await reportNews(deps, db, { ...moment, trip, kind: 'waits' });
    return trip;
  });
}

/** Leaves out the replaced parts that could not be booked. */
async function leaveOut(
  db: Db,
  locked: TripForUpdate,
  { replacedParts, cause }: { replacedParts: readonly string[]; cause: Cause },
): Promise<void> {
  let trip = locked;
  for (const partId of replacedParts) {
    trip = await applyPartEvent(db, { trip, partId }, { type: 'booking.cancel' }, { cause });
  }
}
