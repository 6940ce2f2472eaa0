import { randomUUIDv7 } from 'node:crypto';
import { initialTransition } from 'xstate';
import type { OfflineRequest } from '#domain/contract.ts';
import { timesOfDays } from '#domain/trip-stage.ts';
import { listRequestedDestinations } from '#domain/trip-title.ts';
import { tripMachine } from '#machines/trip/trip-machine.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import type { Traveler } from '../../travelers/traveler-repository.ts';
import { toTripStatus } from '../apply-trip-event.ts';
import { eventId } from '../event-id.ts';
import { itineraryRef } from '../pipeline/itinerary-reference.ts';
import { toTravelerRow } from '../pipeline/new-part.ts';
import type { NewTrip } from '../trip-insert-repository.ts';

export interface ValidRequest {
  request: OfflineRequest;
  travelers: readonly Pick<Traveler, 'companyUserId' | 'firstName' | 'lastName'>[];
  currency: string;
  paymentType: StoredBookingInfo['paymentType'];
  approvalHours: number;
  zone: string;
}

interface RequestOrigin {
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;
  now: Date;
}

export function newRequest(checked: ValidRequest, { context, now }: RequestOrigin): NewTrip {
  const { signedIn, requestId } = context;
  return {
    trip: newRequestTrip(checked, signedIn, now),
    travelers: checked.travelers.map(toTravelerRow),
    parts: [],
    events: [
      {
        id: eventId(),
        part_id: null,
        kind: 'requested',
        at: now,
        user_id: signedIn.userId,
        request_id: requestId,
        details: { origin: describeOrigin(context) },
      },
    ],
  };
}

export function newRequestTrip(
  { request, travelers, currency, paymentType, approvalHours, zone }: ValidRequest,
  { companyId, userId }: Pick<SignedInContext['signedIn'], 'companyId' | 'userId'>,
  now: Date,
): NewTrip['trip'] {
  const [{ value }] = initialTransition(tripMachine, { levels: [], hasOpenRequest: true });
  const { kinds, startsOn, endsOn, places, text, purpose } = request;
  const { currentFrom, endsAt } = timesOfDays({ startsOn, endsOn }, zone);
  const allowed = { action: 'allow' as const, levels: [], inPolicy: true };
  return {
    id: randomUUIDv7(),
    company_id: companyId,
    itinerary_ref: itineraryRef(),
    status: toTripStatus(value),
    ended_by: null,
    levels: [],
    destinations: listRequestedDestinations({ places, startsOn }),
    level1_approver_id: null,
    level2_approver_id: null,
    created_by_user_id: userId,
    created_at: now,
    starts_on: startsOn,
    ends_on: endsOn,
    current_from: currentFrom,
    ends_at: endsAt,
    total_amount: 0,
    total_currency: currency,
    verdict: {
      ...allowed,
      travelers: travelers.map(({ companyUserId: _id }) => ({
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
  };
}
