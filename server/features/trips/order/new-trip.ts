import { randomUUIDv7 } from 'node:crypto';
import { initialTransition } from 'xstate';
import { joinTimes } from '#domain/trip-stage.ts';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { toTripStatus } from '../apply-trip-event.ts';
import { eventId } from '../event-id.ts';
import { type AgreementOnPrices, agreementOnPrices } from '../part/agreement-on-prices.ts';
import { easiestToUndo } from '../part/easiest-to-undo.ts';
import { destinationsOfParts, timesOfPart } from '../part/kinds/part-kinds.ts';
import { sumPrices } from '../part/reprice-part.ts';
import type { PartsOnHold } from '../pipeline/hold-all.ts';
import { itineraryRef } from '../pipeline/itinerary-reference.ts';
import { newPart, toTravelerRow, waitingUntil } from '../pipeline/new-part.ts';
import { listPolicies } from '../pipeline/policies-at-decision.ts';
import type { NewTrip } from '../trip-insert-repository.ts';
import type { ValidOrder } from './check-order.ts';

interface Request {
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;
  now: Date;
}

export function newTrip(order: ValidOrder, partsOnHold: PartsOnHold, { context, now }: Request): NewTrip {
  const [{ value }] = initialTransition(tripMachine, { levels: order.verdict.levels });
  const status = toTripStatus(value);
  const isBooking = status === 'approved';
  const { signedIn } = context;
  const approverAt = (level: 1 | 2) => order.approvers.find((one) => one.level === level)?._id ?? null;
  const first = new Set(
    isBooking
      ? easiestToUndo(
          partsOnHold.map(({ part }) => part),
          order.terms.now,
        )
      : [],
  );
  const { zone } = order.terms;
  const times = joinTimes(order.parts.map((part) => timesOfPart(part, zone)));
  const agreement = agreementOnPrices(
    { userId: signedIn.userId, at: now.toISOString(), version: 0 },
    partsOnHold.map(({ part }) => part),
    order.limits,
  );
  const parts = partsOnHold.map((one) =>
    newPart(one, { limits: order.limits, zone, agreement, isFirst: first.has(one.part) }),
  );
  const total = sumPrices(parts.map(({ details }) => details)) ?? order.total;
  return {
    trip: {
      id: randomUUIDv7(),
      company_id: signedIn.companyId,
      itinerary_ref: itineraryRef(),
      status,
      ended_by: null,
      levels: [...order.verdict.levels],
      destinations: destinationsOfParts(order.parts),
      level1_approver_id: approverAt(1),
      level2_approver_id: approverAt(2),
      created_by_user_id: signedIn.userId,
      created_at: now,
      starts_on: order.startsOn,
      ends_on: order.endsOn,
      current_from: times.currentFrom,
      ends_at: times.endsAt,
      total_amount: total.amount,
      total_currency: total.currency,
      verdict: toVerdict(order.verdict),
      booking_info: order.info,
      card_id: order.cardId,
      waiting_until: isBooking ? null : waitingUntil(order, partsOnHold),
      reminded_at: null,
      waiting_since: isBooking ? null : order.terms.now,
      policies: listPolicies(order),
      asked_approvers: [],
      approval_limit_hours: order.limits.approvalHours,
      request: null,
      request_open: false,
    },
    travelers: order.travelers.map(toTravelerRow),
    parts,
    events: firstEvents(parts, agreement, { context, now }),
  };
}

function firstEvents(
  parts: NewTrip['parts'],
  { agreed }: AgreementOnPrices,
  { context, now }: Request,
): NewTrip['events'] {
  const requested = { part_id: null, kind: 'requested' as const, user_id: context.signedIn.userId };
  const confirming = parts
    .filter((part) => part.status === 'confirming')
    .map(({ id }) => ({ part_id: id, kind: 'confirming' as const, user_id: null }));
  return [requested, ...confirming].map((event) => ({
    ...event,
    id: eventId(),
    at: now,
    request_id: context.requestId,
    details: event.user_id === null ? {} : { origin: describeOrigin(context), agreed },
  }));
}
