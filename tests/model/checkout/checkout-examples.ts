import { createEmptyActor } from 'xstate';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { OrderOutcome, TripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import type { CheckoutInput } from '#machines/checkout/checkout-setup.ts';
import { INFO } from '#tests/support/charts/checkout-examples.ts';
import { partOf, roomQuote } from '#tests/support/hotel-booking-examples.ts';
import type { StartName } from './checkout-starts.ts';

export const TERMS: CheckoutTerms = {
  travelers: [{ _id: 'anna', firstName: 'Anna', lastName: 'Keller' }],
  paymentType: 'invoice',
  creditCards: [],
  referenceFields: [],
  approvers: [],
  memberships: [],
  limits: { tolerancePercent: 3, approvalHours: 24 },
};

/** The room of a start, which is identified by the name of its hotel. */
export function partsOf(name: StartName): CheckoutPart[] {
  return [{ ...partOf(roomQuote()), result: { id: name, name } }];
}

/** The input of the chart. */
export function inputOf(name: StartName): CheckoutInput {
  return { booking: createEmptyActor(), parts: partsOf(name), saved: savedCheckoutOf(name) };
}

export const ORDER = {
  key: 'key',
  request: {
    travelers: ['anna'],
    parts: [{ kind: 'hotel' as const, offer: roomQuote().offer }],
    bookingInfo: INFO,
    levels: [],
  },
};

export function tripOf(outcome: OrderOutcome): TripSnapshot {
  return { _id: 'trip', ...SEEN[outcome] };
}

const SEEN: Record<OrderOutcome, Omit<TripSnapshot, '_id'>> = {
  confirming: { status: 'approved', parts: ['confirming'] },
  outcomeUnknown: { status: 'approved', parts: ['unknown'] },
  confirmed: { status: 'complete', parts: ['confirmed'] },
  partlyBooked: { status: 'approved', parts: ['confirmed', 'failed'] },
  waitingForApproval: { status: 'waiting_level_1_approval', parts: ['held'] },
  failed: { status: 'cancelled', parts: ['failed'] },
};

function savedCheckoutOf(name: StartName): unknown {
  if (name === 'an order') return { info: INFO, order: ORDER, trip: null };
  return name === 'a trip' ? { info: INFO, order: ORDER, trip: tripOf('confirming') } : null;
}
