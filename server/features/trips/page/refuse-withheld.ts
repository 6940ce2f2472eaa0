import type { WithheldAction } from '#domain/contract.ts';
import { isWaiting, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { DomainError } from '../../../errors.ts';
import { standingIn } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { toActions } from './trip-mapper.ts';

/** Refuses an action that the viewer may not take, and says why. */
export function refuseWithheld(row: TripRow, viewer: TripViewer, action: keyof typeof STATES): void {
  const { allowed, withheld } = toActions(row, viewer);
  if (allowed.includes(action)) return;
  refuseNonBooker(row, viewer);
  const reason = withheld.find((one) => one.action === action)?.reason;
  if (reason === 'busy' && AGENCY_ACTIONS.has(action) && isWaiting(tripSnapshot(row))) {
    throw new DomainError('action_withheld', 'A booking of the trip waits for its approval.');
  }
  if (action !== 'resubmit' && reason === 'busy') {
    throw new DomainError('trip_busy', 'Something is happening to the trip. Look at it again.');
  }
  throw new DomainError('action_withheld', reason === undefined ? STATES[action] : formatReason(reason));
}

/** Approvers and other readers of a trip may not change it. */
export function refuseNonBooker(row: TripRow, viewer: TripViewer): void {
  if (standingIn(row, viewer).roles.includes('booker')) return;
  throw new DomainError('forbidden', 'Only the people who travel, or book for them, change a trip.');
}

/** Actions that the agency may take only while no approval is pending. */
const AGENCY_ACTIONS: ReadonlySet<string> = new Set(['addExternal', 'cancelExternal', 'closeRequest']);

const STATES = {
  update: 'The trip is over. Nothing of it changes any more.',
  resubmit: 'Only what was rejected, has expired or could not be booked can be requested again.',
  addPart: 'Only a trip that is booked and has not ended takes another part.',
  writeMessage: 'Only about an open request in words messages are written.',
  addExternal: 'Only for an open request in words the agency records bookings.',
  cancelExternal: 'Only what the agency has booked elsewhere is cancelled like this.',
  closeRequest: 'Only an open request in words is closed, and not while a booking waits for its approval.',
};

function formatReason(reason: WithheldAction['reason']): string {
  switch (reason) {
    case 'busy':
      return 'What was held for the trip is still being given back. Try again in a moment.';
    case 'begun':
      return 'A part of the trip has begun. Search again.';
    default:
      return 'The trip does not allow this now.';
  }
}
