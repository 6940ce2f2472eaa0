import type { TripState } from './reference-state.ts';

/** What the status of a trip is called. */
export function statusWords({ status, end }: TripState): string {
  if (end !== null) return ENDS[end];
  switch (status) {
    case 'waiting_level_1_approval':
      return 'Waiting for approval';
    case 'waiting_level_2_approval':
      return 'Waiting for second approval';
    case 'approved':
      return 'Being booked';
    default:
      return 'Confirmed';
  }
}

const ENDS: Readonly<Record<NonNullable<TripState['end']>, string>> = {
  refused: 'Rejected',
  sentBack: 'Sent back for changes',
  expired: 'Approval expired',
  cancelled: 'Cancelled',
  failed: 'Could not be booked',
  closed: 'Closed without a booking',
};
