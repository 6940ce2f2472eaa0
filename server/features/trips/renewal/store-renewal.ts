import type { Kysely } from 'kysely';
import { amountDue } from '#domain/checkout/amount-due.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Database } from '../../../db/schema.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { applyTripEvent } from '../apply-trip-event.ts';
import { deadlinesOf } from '../approval/next-wait.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { describeTrip } from '../describe-trip.ts';
import type { PersonalCause } from '../page/open-trip.ts';
import { agreementOnPrices } from '../part/agreement-on-prices.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import { renewTotal } from '../part/change-part-price.ts';
import { confirmNextParts } from '../part/confirm-next.ts';
import { saveTotal } from '../part/part-repository.ts';
import { repricePart, sumPrices } from '../part/reprice-part.ts';
import type { PartsOnHold } from '../pipeline/hold-all.ts';
import { waitingUntil } from '../pipeline/new-part.ts';
import { joinPolicies, listPolicies } from '../pipeline/policies-at-decision.ts';
import { saveRequest } from '../pipeline/trip-extension-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { recordTripEvent, type TripForUpdate } from '../trip-state-repository.ts';
import { continuingParts } from './continuing-parts.ts';
import { isSameInfo } from './edit-info.ts';
import { type RenewalOrder, totalBefore } from './renewal-order.ts';
import { saveInfo, saveRenewalPart } from './trip-renewal-repository.ts';

type Db = Kysely<Database>;

export interface OrderToRenew extends RenewalOrder {
  partIds: readonly string[];
}

interface RenewalOnHold {
  order: OrderToRenew;
  held: PartsOnHold;
  info: StoredBookingInfo;
  moment: CompanyMoment;
  cause: PersonalCause;
}

export async function storeRenewal(
  deps: Deps,
  db: Db,
  { trip, row }: { trip: TripForUpdate; row: TripRow },
  renewal: RenewalOnHold,
): Promise<void> {
  const { cause, moment } = renewal;
  const updated = await keepInfo(db, { trip, row }, renewal);
  const requested = await request(db, updated, { ...renewal, row });
  await confirmNextParts(deps, db, requested, { at: cause.at, now: moment.now });
}

async function keepInfo(
  db: Db,
  { trip, row }: { trip: TripForUpdate; row: TripRow },
  { info, cause }: RenewalOnHold,
): Promise<TripForUpdate> {
  if (isSameInfo(info, row.booking_info)) return trip;
  const version = await saveInfo(db, trip, info);
  await recordTripEvent(db, { tripId: trip.id, kind: 'updated' }, cause);
  return { ...trip, version };
}

async function request(
  db: Db,
  trip: TripForUpdate,
  { order, held: partsOnHold, row, cause }: RenewalOnHold & { row: TripRow },
): Promise<TripForUpdate> {
  const { levels, terms, limits, approvers } = order;
  const renewed = partsOnHold.flatMap(({ part, booking }, index) => {
    const partId = order.partIds[index];
    return partId ? [{ partId, part, booking, details: repricePart(part.details, booking.price) }] : [];
  });
  const parted = [...renewed, ...continuingParts(row)].map(({ details }) => details);
  const total = sumPrices(parted) ?? order.price;
  const takesPlace = row.status === 'approved';
  const deadlines = takesPlace ? deadlinesOf(trip.parts, terms.now) : [];
  const ends = [waitingUntil(order, partsOnHold), ...deadlines];
  const wait = { since: terms.now, until: new Date(Math.min(...ends.map((end) => end.getTime()))) };
  const agreement = agreementOnPrices(
    { userId: cause.userId, at: cause.at.toISOString(), version: row.version },
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
          priceCap: priceCap(part.accepted, limits),
          agreement: agreement.of(part),
          refund: null,
          penalty: null,
        },
      },
    );
    await saveRenewalPart(db, partId, { part, details, zone: terms.zone });
  }
  await describeTrip(db, trip.id);
  await saveTotal(db, trip.id, total);
  await renewTotal(db, trip.id);
  const approverAt = (level: ApprovalLevel) => approvers.find((one) => one.level === level)?._id ?? null;
  await saveRequest(db, trip.id, {
    // Parts that the trip keeps are not judged again.
    policies: takesPlace ? joinPolicies(row.policies, listPolicies(order)) : listPolicies(order),
    // Earlier approvers of a trip that takes place stay named when no new approval is needed.
    ...((!takesPlace || levels.length > 0) && { approverAt, approvalHours: limits.approvalHours }),
  });
  return current;
}
