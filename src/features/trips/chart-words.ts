import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TripChartState } from '#machines/trip/trip-chart.ts';
import type { TripEvent } from '#machines/trip/trip-machine.ts';
import { TRIP_STATUS_WORDS } from '../../components/trip-status/trip-status-words.ts';

export const STATE_WORDS = {
  deciding: msg`Requested`,
  ...TRIP_STATUS_WORDS,
  waiting_level_2_approval: msg`Second approval`,
} satisfies Record<TripChartState, MessageDescriptor>;

/** What makes a trip go on, as half a sentence. */
export const STEP_WORDS = {
  'trip.approve': msg`When the approver agrees`,
  'trip.reject': msg`When the approver refuses`,
  'trip.expire': msg`When nobody approves in time`,
  'trip.cancel': msg`When it is cancelled`,
  'trip.resubmit': msg`When it is requested again`,
  'price.exceeded': msg`When the price rises beyond the tolerance`,
  'parts.settled': msg`When the suppliers have answered`,
} satisfies Record<TripEvent['type'], MessageDescriptor>;
