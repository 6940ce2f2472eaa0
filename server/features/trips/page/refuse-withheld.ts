import type { WithheldAction } from '#domain/contract.ts';
import { isWaiting, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { DomainError } from '../../../errors.ts';
import { standingIn } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { toActions } from './trip-mapper.ts';

export function refuseWithheld(row: TripRow, viewer: TripViewer, action: keyof typeof STATES): void {
  const { allowed, withheld } = toActions(row, viewer);
  if (allowed.includes(action)) return;
  refuseNonBooker(row, viewer);
  const reason = withheld.find((one) => one.action === action)?.reason;
  if (reason === 'busy' && AGENCY_ACTIONS.has(action) && isWaiting(tripSnapshot(row))) {
    throw new DomainError('action_withheld', 'A booking of the trip is waiting for approval.');
  }
  if (action !== 'resubmit' && reason === 'busy') {
    throw new DomainError('trip_busy', 'The trip is being processed. Reload it and try again.');
  }
  throw new DomainError('action_withheld', reason === undefined ? STATES[action] : formatReason(reason));
}

export function refuseNonBooker(row: TripRow, viewer: TripViewer): void {
  if (standingIn(row, viewer).roles.includes('booker')) return;
  throw new DomainError('forbidden', 'Only travellers, and people who book for them, can change a trip.');
}

const AGENCY_ACTIONS: ReadonlySet<string> = new Set(['addExternal', 'cancelExternal', 'closeRequest']);

const STATES = {
  update: 'The trip is over and can no longer be changed.',
  resubmit: 'Only trips that were rejected, have expired or could not be booked can be requested again.',
  addPart: 'Parts can only be added to a booked trip that has not ended.',
  writeMessage: 'Messages can only be written about an open request to the agency.',
  addExternal: 'The agency can only record bookings for an open request.',
  cancelExternal: 'Only bookings that the agency made elsewhere can be cancelled like this.',
  closeRequest:
    'Only an open request to the agency can be closed, and not while a booking is waiting for approval.',
};

function formatReason(reason: WithheldAction['reason']): string {
  switch (reason) {
    case 'busy':
      return 'Earlier reservations for the trip are still being released. Try again in a moment.';
    case 'begun':
      return 'Part of the trip has started. Search again.';
    default:
      return 'The trip does not allow this now.';
  }
}
