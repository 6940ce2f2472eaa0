import { randomInt, randomUUIDv7 } from 'node:crypto';
import { initialTransition } from 'xstate';
import { longestWait } from '#domain/offers/booking-limits.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import { joinTimes } from '#domain/trip-stage.ts';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import type { PolicyAtDecision } from '../../../db/trip-tables.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import type { Traveller } from '../../travellers/traveller-repository.ts';
import { toTripStatus } from '../apply-trip-event.ts';
import { joinTitles } from '../describe-trip.ts';
import { eventId } from '../event-id.ts';
import { type AgreementOnPrices, agreementOnPrices } from '../part/agreement-on-prices.ts';
import { statusAfter } from '../part/apply-part-event.ts';
import { easiestToUndo } from '../part/easiest-to-undo.ts';
import { timesOfPart } from '../part/kinds/part-kinds.ts';
import { repricePart, sumPrices } from '../part/reprice-part.ts';
import type { NewTrip } from '../trip-insert-repository.ts';
import type { ValidOrder } from './check-order.ts';
import type { OrderToHold, PartsOnHold } from './hold-parts.ts';

/** Letters and digits that are easy to tell apart when spelled on the telephone. */
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REFERENCE_LENGTH = 6;

interface Request {
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;
  /** The time by the server's clock. */
  now: Date;
}

/**
 * Builds the trip of an order whose parts are held: it waits for its approvers, or its first parts are about to be
 * confirmed.
 */
export function newTrip(order: ValidOrder, partsOnHold: PartsOnHold, { context, now }: Request): NewTrip {
  const [{ value }] = initialTransition(tripMachine, { levels: order.verdict.levels });
  const status = toTripStatus(value);
  const isBooking = status === 'approved';
  const { signedIn, requestId } = context;
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
  const requested = { part_id: null, kind: 'requested' as const, user_id: signedIn.userId };
  const confirming = parts
    .filter((part) => part.status === 'confirming')
    .map(({ id }) => ({ part_id: id, kind: 'confirming' as const, user_id: null }));
  return {
    trip: {
      id: randomUUIDv7(),
      company_id: signedIn.companyId,
      itinerary_ref: itineraryRef(),
      status,
      ended_by: null,
      levels: [...order.verdict.levels],
      title: joinTitles(order.parts.map(({ title }) => title)),
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
    travellers: order.travellers.map(toTravellerRow),
    parts,
    events: [requested, ...confirming].map((event) => ({
      ...event,
      id: eventId(),
      at: now,
      request_id: requestId,
      details: event.user_id === null ? {} : { origin: describeOrigin(context), agreed: agreement.agreed },
    })),
  };
}

/** Builds a held part, which is confirmed at once when no approval is needed. */
export function newPart(
  { part, booking }: PartsOnHold[number],
  {
    limits,
    zone,
    agreement,
    isFirst,
  }: { limits: ValidOrder['limits']; zone: string; agreement: AgreementOnPrices; isFirst: boolean },
): NewTrip['parts'][number] {
  const { price } = booking;
  const { currentFrom, endsAt } = timesOfPart(part, zone);
  return {
    id: randomUUIDv7(),
    kind: part.kind,
    reference: part.reference,
    generation: 0,
    alternative: null,
    alternative_search: null,
    offer_key: part.order.key,
    status: isFirst ? statusAfter('held', { type: 'booking.confirm' }) : 'held',
    attempt: isFirst ? 'confirm' : null,
    failure: null,
    locator: booking.locator,
    held_until: booking.heldUntil,
    price_amount: price.amount,
    price_currency: price.currency,
    accepted_amount: highestAccepted(part.agreed, limits).amount,
    agreement: agreement.of(part),
    cancellation: null,
    refund_amount: null,
    penalty_amount: null,
    travelers: part.travellers.map(({ companyUserId }) => companyUserId),
    details: repricePart(part.details, price),
    verdict: toVerdict(part.verdict),
    starts_on: part.startsOn,
    ends_on: part.endsOn,
    current_from: currentFrom,
    begins_at: part.beginsAt,
    ends_at: endsAt,
    free_until: null,
    tickets: null,
    passengers: part.passengers && [...part.passengers],
  };
}

/** The wait ends with the first hold, the start of the trip, or the company's time limit for approvals. */
export function waitingUntil({ parts, terms, limits }: OrderToHold, partsOnHold: PartsOnHold): Date {
  const ends = [
    longestWait(terms.now, limits).getTime(),
    ...parts.map(({ beginsAt }) => beginsAt.getTime()),
    ...partsOnHold.flatMap(({ booking }) => booking.heldUntil?.getTime() ?? []),
  ];
  return new Date(Math.min(...ends));
}

/** The policies that judged the trip, each once and in that version. */
export function listPolicies({ terms }: Pick<ValidOrder, 'terms'>): PolicyAtDecision[] {
  const known = new Map<string, PolicyAtDecision>();
  for (const { policy } of terms.policies) {
    if (policy) known.set(policy._id, { _id: policy._id, name: policy.name, version: policy.version });
  }
  return [...known.values()];
}

export function toTravellerRow({
  companyUserId,
  firstName,
  lastName,
}: Pick<Traveller, 'companyUserId' | 'firstName' | 'lastName'>): NewTrip['travellers'][number] {
  return { company_user_id: companyUserId, first_name: firstName, last_name: lastName };
}

/** Generates a short reference, which may already be in use. */
export function itineraryRef(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () =>
    REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
  ).join('');
}
