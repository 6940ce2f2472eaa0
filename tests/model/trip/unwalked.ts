const BOOKED_BESIDE =
  'Something is booked beside what waits only after a price has risen, and a walk has one room; see approval-outcomes.test.ts.';
const ANOTHER_RISE =
  'Another price rises only beside the first, and a walk has one room; see risen-prices.test.ts.';
const ADDED_BEFORE =
  'What was added is cancelled beside something booked, and a walk has one room; see addition-cancellation.test.ts.';
const ADDED = 'Other parts are added, and a walk has one room; see trip-adding.test.ts.';

const IN_WORDS = 'A walk orders a room and asks for nothing in words; see requests-in-words.test.ts.';

/** Transitions of the trip chart that no walk causes, and why. */
export const TRIP_UNWALKED: Record<string, string> = {
  'waiting_level_1_approval: trip.reject (1) -> approved': BOOKED_BESIDE,
  'waiting_level_1_approval: trip.sendBack (1) -> approved': BOOKED_BESIDE,
  'waiting_level_1_approval: trip.expire (1) -> approved': BOOKED_BESIDE,
  'waiting_level_1_approval: trip.cancel (1) -> approved': ADDED_BEFORE,
  'waiting_level_1_approval: trip.cancel (2) -> approved': ADDED_BEFORE,
  'waiting_level_1_approval: price.risen -> deciding': ANOTHER_RISE,
  'waiting_level_2_approval: trip.reject (1) -> approved': BOOKED_BESIDE,
  'waiting_level_2_approval: trip.sendBack (1) -> approved': BOOKED_BESIDE,
  'waiting_level_2_approval: trip.expire (1) -> approved': BOOKED_BESIDE,
  'waiting_level_2_approval: trip.cancel (1) -> approved': ADDED_BEFORE,
  'waiting_level_2_approval: trip.cancel (2) -> approved': ADDED_BEFORE,
  'waiting_level_2_approval: price.risen -> deciding': ANOTHER_RISE,
  'approved: trip.resubmit -> deciding':
    'Only what failed beside something booked is requested again so, and a walk has one room; see booking-parts-again.test.ts.',
  'approved: parts.added -> deciding': ADDED,
  'approved: request.close (1) -> cancelled': IN_WORDS,
  'approved: request.close (2) -> complete': IN_WORDS,
  'approved: request.close (3) -> stays': IN_WORDS,
  'complete: parts.added -> deciding': ADDED,
};

/** The same for the change chart. */
export const CHANGE_UNWALKED: Record<string, string> = {
  'changing: price.risen -> deciding':
    'The hotel would have to ask more than the quote that it has just given; see agreed-changes.test.ts.',
  'unknown: change.refused -> failed':
    'The hotel would have to lose what was booked; see part-change-faults.test.ts.',
};

const BY_AIRLINE = 'Airlines change flights, and a walk orders a room; see airline-changes.test.ts.';

/** The same for the part chart. */
export const PART_UNWALKED: Record<string, string> = {
  'confirmed: airline.changed -> confirmed': BY_AIRLINE,
  'confirmed: airline.accepted -> confirmed': BY_AIRLINE,
  'held: hold.lapsed -> failed': 'That a hold has ended is noticed when it is to be booked.',
  'cancelling: cancellation.dearer -> confirmed':
    'A deadline would have to pass between the click and the job; see agreed-penalties.test.ts.',
  'changing: change.dearer -> confirmed':
    'The hotel would have to ask more than the quote that it has just given; see agreed-changes.test.ts.',
  'failed: booking.hold -> held': 'It failed beside something booked, and a walk has one room.',
  'failed: booking.cancel -> cancelled':
    'Only what failed beside something booked is left out, and a walk has one room.',
};
