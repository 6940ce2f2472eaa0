import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripChartState, TripStep } from '#machines/trip/trip-chart.ts';
import type { TripEvent } from '#machines/trip/trip-machine.ts';
import { TRIP_STATUS_WORDS } from '../../components/trip-status/trip-status-words.ts';

export const STATE_WORDS = {
  deciding: msg`Requested`,
  ...TRIP_STATUS_WORDS,
  waiting_level_2_approval: msg`Second approval`,
} satisfies Record<TripChartState, MessageDescriptor>;

const STEP_WORDS = {
  'trip.approve': msg`When the approver agrees`,
  'trip.reject': msg`When the approver refuses`,
  'trip.sendBack': msg`When the approver sends it back`,
  'trip.expire': msg`When no approval comes in time`,
  'trip.cancel': msg`When it is cancelled`,
  'trip.resubmit': msg`When it is requested again`,
  'parts.added': msg`When another part is added`,
  'price.exceeded': msg`When the price rises beyond the tolerance`,
  'parts.settled': msg`When everything is booked`,
  'request.close': msg`When the request is closed`,
} satisfies Record<TripEvent['type'], MessageDescriptor>;

const NOTHING_LEFT = msg`When nothing is booked any more`;
const RETRIED = msg`When what could not be booked is tried again`;

/** The cause of a step of a trip; null for immediate transitions. */
export function stepWords({ event, from, to }: TripStep): MessageDescriptor | null {
  if (event === 'parts.settled' && to === 'cancelled') return NOTHING_LEFT;
  if (event === 'trip.resubmit' && from === 'approved') return RETRIED;
  return event && STEP_WORDS[event];
}
