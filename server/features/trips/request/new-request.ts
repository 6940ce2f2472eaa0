import { randomUUIDv7 } from 'node:crypto';
import { initialTransition } from 'xstate';
import type { OfflineRequest } from '#domain/contract.ts';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { originOf } from '../../auth/origin-of.ts';
import type { Traveller } from '../../travellers/traveller-repository.ts';
import { toTripStatus } from '../apply-trip-event.ts';
import { eventId } from '../mail/event-id.ts';
import { itineraryRef, toTravellerRow } from '../order/new-trip.ts';
import type { NewTrip } from '../trip-insert-repository.ts';
import { requestTitle } from './request-title.ts';

/** A request in words to which nothing is to be said any more. */
export interface CheckedRequest {
  request: OfflineRequest;
  travellers: readonly Traveller[];
  /** The company's. */
  currency: string;
  paymentType: StoredBookingInfo['paymentType'];
  approvalHours: number;
}

interface Requested {
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;
  /** By the server's clock. */
  now: Date;
}

/** The trip that a request in words becomes: it takes place, and nothing of it is booked or has a price yet. */
export function newRequest(checked: CheckedRequest, { context, now }: Requested): NewTrip {
  const { request, travellers, currency, paymentType, approvalHours } = checked;
  const [{ value }] = initialTransition(tripMachine, { levels: [], hasOpenRequest: true });
  const { signedIn, requestId } = context;
  const { kinds, startsOn, endsOn, places, text, purpose } = request;
  const allowed = { action: 'allow' as const, levels: [], inPolicy: true };
  return {
    trip: {
      id: randomUUIDv7(),
      company_id: signedIn.companyId,
      itinerary_ref: itineraryRef(),
      status: toTripStatus(value),
      ended_by: null,
      levels: [],
      title: requestTitle({ kinds, places }),
      level1_approver_id: null,
      level2_approver_id: null,
      created_by_user_id: signedIn.userId,
      created_at: now,
      starts_on: startsOn,
      ends_on: endsOn,
      total_amount: 0,
      total_currency: currency,
      verdict: {
        ...allowed,
        travelers: travellers.map(({ companyUserId: _id }) => ({
          _id,
          ...allowed,
          rules: [],
          thresholds: [],
        })),
      },
      booking_info: { paymentType, purpose, referenceFields: [] },
      card_id: null,
      waiting_until: null,
      reminded_at: null,
      waiting_since: null,
      policies: [],
      asked_approvers: [],
      approval_limit_hours: approvalHours,
      request: { kinds, startsOn, endsOn, places, text },
      request_open: true,
    },
    travellers: travellers.map(toTravellerRow),
    parts: [],
    events: [
      {
        id: eventId(),
        part_id: null,
        kind: 'requested',
        at: now,
        user_id: signedIn.userId,
        request_id: requestId,
        details: { origin: originOf(context) },
      },
    ],
  };
}
