/** Transitions of a trip's chart that nobody can bring about yet, and why. */
export const TRIP_UNWALKED: Record<string, string> = {
  'waiting_level_1_approval: trip.approve (1) -> waiting_level_2_approval': 'Nobody can approve yet.',
  'waiting_level_1_approval: trip.approve (2) -> approved': 'Nobody can approve yet.',
  'waiting_level_1_approval: trip.reject -> rejected': 'Nobody can refuse yet.',
  'waiting_level_1_approval: trip.expire (1) -> approved':
    'Something is booked beside what waits only after a price has risen; see risen-prices.test.ts.',
  'waiting_level_1_approval: price.exceeded -> deciding':
    'Only what was approved goes back, and nobody can approve yet.',
  'waiting_level_2_approval: trip.approve -> approved': 'Nobody can approve yet.',
  'waiting_level_2_approval: trip.reject -> rejected': 'Nobody can refuse yet.',
  'waiting_level_2_approval: trip.expire (1) -> approved':
    'Something is booked beside what waits only after a price has risen; see risen-prices.test.ts.',
  'waiting_level_2_approval: price.exceeded -> deciding':
    'Only what was approved goes back, and nobody can approve yet.',
  'approved: price.exceeded -> deciding': 'Only what was approved goes back, and nobody can approve yet.',
  'complete: trip.resubmit -> deciding': 'Nobody can request a trip anew yet.',
  'rejected: trip.resubmit -> deciding': 'Nobody can request a trip anew yet.',
};

/** The same of the chart of a part. */
export const PART_UNWALKED: Record<string, string> = {
  'held: hold.lapsed -> failed': 'That a hold has ended is noticed when it is to be booked.',
  'confirming: price.exceeded -> held': 'Only what was approved goes back, and nobody can approve yet.',
  'confirmed: booking.change -> changing': 'Nobody can change a booking yet.',
  'changing: booking.changed -> confirmed': 'Nobody can change a booking yet.',
  'changing: change.refused -> confirmed': 'Nobody can change a booking yet.',
  'changing: booking.lost -> unknown': 'Nobody can change a booking yet.',
  'cancelled: booking.hold -> held': 'Nothing takes up again what was cancelled.',
  'failed: booking.hold -> held': 'Nothing takes up again what could not be booked.',
  'failed: booking.cancel -> cancelled':
    'Only what failed beside something booked is left out, and a walk has one room.',
};
