import type { Kysely } from 'kysely';
import { amountDue } from '#domain/checkout/amount-due.ts';
import type { BookingLimits } from '#domain/contract.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import type { Database } from '../../../db/schema.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { applyTripEvent } from '../apply-trip-event.ts';
import { compareParts } from '../approval/compare-parts.ts';
import { describeTrip } from '../describe-trip.ts';
import type { PartsOnHold } from '../order/hold-parts.ts';
import { joinPolicies } from '../order/join-policies.ts';
import { listPolicies, waitingUntil } from '../order/new-trip.ts';
import { deleteHolds } from '../order/order-holds.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { agreementOnPrices } from '../part/agreement-on-prices.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import { renewTotal } from '../part/change-part-price.ts';
import { confirmNextParts } from '../part/confirm-next.ts';
import { repricePart, sumPrices } from '../part/reprice-part.ts';
import { reportNews } from '../trip-news.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { type Cause, recordTripEvent, type TripForUpdate } from '../trip-state-repository.ts';
import { isSameInfo } from './change-info.ts';
import { continuingParts, deadlinesOfContinuing } from './continuing-parts.ts';
import type { PartToRenew } from './price-again.ts';
import { type RenewalOrder, totalBefore } from './renewal-order.ts';
import { lockUnchanged, type TripCaller, type TripChange } from './trip-change.ts';
import {
  saveInfo,
  savePolicies,
  saveRenewalPart,
  saveRenewalRequest,
  saveRenewedTotal,
} from './trip-renewal-repository.ts';

type Db = Kysely<Database>;

interface RenewalOnHold {
  order: RenewalOrder & { limits: BookingLimits };
  held: PartsOnHold;
  /** The held parts, in the same order. */
  parts: readonly PartToRenew[];
  info: StoredBookingInfo;
}

/**
 * Stores the held parts as a new request, with jobs and mails, in one transaction. False when the trip has changed in
 * the meantime.
 */
export async function storeRenewal(
  deps: Deps,
  caller: TripCaller,
  change: TripChange,
  renewal: RenewalOnHold,
): Promise<boolean> {
  return await deps.db.transaction().execute(async (db) => {
    const locked = await lockUnchanged(db, change);
    if (!locked) return false;
    await deleteHolds(
      db,
      renewal.parts.map(({ reference }) => reference),
    );
    const at = deps.clock.now();
    const { userId, sessionId } = caller.signedIn;
    const cause = { at, userId, requestId: caller.requestId, origin: describeOrigin(caller) };
    const trip = await keepInfo(db, locked, renewal, cause);
    const requested = await request(db, trip, { ...renewal, row: locked.row, cause, userId });
    await confirmNextParts(deps, db, requested, { at, now: change.moment.now });
    const event = { action: 'trip.requested', userId, sessionId, companyId: trip.companyId } as const;
    await recordAudit(db, event, caller, at);
    const stored = await readTripUnchecked(db, trip.id, change.moment);
    if (stored.approval) await compareParts(deps, db, stored._id);
    if (stored.approval) await reportNews(deps, db, { ...change.moment, trip: stored, kind: 'waits' });
    return true;
  });
}

async function keepInfo(
  db: Db,
  { trip, row }: { trip: TripForUpdate; row: TripRow },
  { info }: RenewalOnHold,
  cause: Cause,
): Promise<TripForUpdate> {
  if (isSameInfo(info, row.booking_info)) return trip;
  const version = await saveInfo(db, trip, info);
  await recordTripEvent(db, { tripId: trip.id, kind: 'updated' }, cause);
  return { ...trip, version };
}

async function request(
  db: Db,
  trip: TripForUpdate,
  {
    order,
    held: partsOnHold,
    parts,
    row,
    cause,
    userId,
  }: RenewalOnHold & {
    row: TripRow;
    cause: Cause;
    userId: string;
  },
): Promise<TripForUpdate> {
  const { levels, terms, limits, approvers } = order;
  const renewed = parts.flatMap(({ id, reference }) => {
    const found = partsOnHold.find(({ part }) => part.reference === reference);
    if (!found) return [];
    const { part, booking } = found;
    return [{ partId: id, part, booking, details: repricePart(part.details, booking.price) }];
  });
  const parted = [...renewed, ...continuingParts(row)].map(({ details }) => details);
  const total = sumPrices(parted) ?? order.price;
  const ends = [waitingUntil(order, partsOnHold), ...deadlinesOfContinuing(row, terms.now)];
  const wait = { since: terms.now, until: new Date(Math.min(...ends.map((end) => end.getTime()))) };
  const agreement = agreementOnPrices(
    { userId, at: cause.at.toISOString(), version: row.version },
    order.parts,
    limits,
  );
  const event = { type: 'trip.resubmit', levels } as const;
  let current = await applyTripEvent(db, trip, event, {
    cause,
    wait,
    details: {
      before: totalBefore(row),
      after: amountDue({ asked: total }, row.booking_info.bookingFee),
      agreed: agreement.agreed,
    },
  });
  for (const { partId, part, booking, details } of renewed) {
    current = await applyPartEvent(
      db,
      { trip: current, partId },
      { type: 'booking.hold' },
      {
        cause,
        facts: {
          failure: null,
          reference: part.reference,
          locator: booking.locator,
          heldUntil: booking.heldUntil,
          freeUntil: null,
          tickets: null,
          price: booking.price,
          accepted: highestAccepted(part.agreed, limits),
          agreement: agreement.of(part),
          refund: null,
          penalty: null,
        },
      },
    );
    await saveRenewalPart(db, partId, { part, details, zone: terms.zone });
  }
  await describeTrip(db, trip.id);
  await saveRenewedTotal(db, trip.id, total);
  await renewTotal(db, trip.id);
  const takesPlace = row.status === 'approved';
  // Parts that the trip keeps are not judged again.
  const policies = takesPlace ? joinPolicies(row.policies, listPolicies(order)) : listPolicies(order);
  await savePolicies(db, trip.id, policies);
  // Earlier approvers of a trip that takes place stay named when no new approval is needed.
  if (takesPlace && levels.length === 0) return current;
  await saveRenewalRequest(db, trip.id, { approvers, approvalHours: limits.approvalHours });
  return current;
}
