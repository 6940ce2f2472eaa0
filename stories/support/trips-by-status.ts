import type { HotelPart, Trip } from '#domain/contract.ts';
import { chf, DANIEL, DANIEL_DECIDES, MIRJAM, RUTH, STAY, STAY_ABROAD, TRIP } from './trip-fixtures.ts';

const { locator: _, ...UNBOOKED } = STAY;

let events = 0;
type Event = Trip['events'][number];

function event(at: string, kind: Event['kind'], more: Partial<Event> = {}): Event {
  events += 1;
  return { _id: `01994b5e-7c1a-7cc2-b7a1-3f0c5a8eb${String(events).padStart(3, '0')}`, at, kind, ...more };
}

const requested = event('2027-03-01T09:30:00.000Z', 'requested', { by: MIRJAM });
const confirming = event('2027-03-01T09:30:00.400Z', 'confirming', { partId: STAY._id });

const dear: Trip['verdict'] = {
  action: 'approve',
  levels: [1],
  inPolicy: false,
  travelers: [
    {
      _id: MIRJAM._id,
      action: 'approve',
      levels: [1],
      inPolicy: false,
      rules: [
        {
          rule: 'hotel.highestPrice',
          result: 'broken',
          action: 'approve',
          limit: chf(20000),
          actual: { asked: chf(24000) },
        },
        { rule: 'hotel.allowNonRefundable', result: 'kept', limit: 'refundable', actual: 'refundable' },
      ],
      thresholds: [
        {
          threshold: 'hotel.level1Threshold',
          level: 1,
          result: 'reached',
          limit: chf(40000),
          actual: { asked: chf(48000) },
        },
      ],
    },
  ],
};

const requestedTrip: Trip = {
  ...TRIP,
  verdict: dear,
  bookingInfo: {
    ...TRIP.bookingInfo,
    level1Approver: DANIEL,
    reason: { code: 'closerToMeeting', text: 'The client is across the street' },
  },
};

const withPart = (part: Partial<HotelPart>): HotelPart[] => [{ ...UNBOOKED, ...part }];

export const WAITING: Trip = {
  ...requestedTrip,
  status: 'waiting_level_1_approval',
  parts: withPart({ status: 'held', heldUntil: '2027-03-02T09:30:00.000Z' }),
  approval: {
    level: 1,
    deciders: [DANIEL_DECIDES],
    until: '2027-03-02T09:30:00.000Z',
    onTimeout: 'expires',
  },
  events: [requested, event('2027-03-02T03:30:00.000Z', 'reminded')],
};

export const WAITING_SECOND: Trip = {
  ...WAITING,
  status: 'waiting_level_2_approval',
  approval: {
    level: 2,
    deciders: [RUTH],
    until: '2027-03-02T09:30:00.000Z',
    onTimeout: 'expires',
  },
  events: [requested, event('2027-03-01T11:00:00.000Z', 'approved', { by: DANIEL, level: 1 })],
};

/** It had been approved, and came back. */
export const WAITING_AGAIN: Trip = {
  ...WAITING,
  events: [
    requested,
    event('2027-03-01T11:00:00.000Z', 'approved', { by: DANIEL, level: 1 }),
    event('2027-03-01T11:00:01.000Z', 'priceExceeded', { before: chf(45000), after: chf(48000) }),
  ],
};

/** One of two parts has risen; the other one is booked. */
export const WAITING_BESIDE_BOOKED: Trip = {
  ...WAITING_AGAIN,
  parts: [...WAITING.parts, STAY_ABROAD],
};

export const BOOKING: Trip = {
  ...TRIP,
  allowedActions: ['update'],
  withheldActions: [{ action: 'cancel', reason: 'busy' }],
  status: 'approved',
  parts: withPart({ status: 'confirming' }),
  events: [requested, confirming],
};

export const LOOKING_UP: Trip = {
  ...BOOKING,
  parts: withPart({ status: 'unknown' }),
  events: [requested, confirming, event('2027-03-01T09:30:31.000Z', 'answerLost', { partId: STAY._id })],
};

const failed = event('2027-03-01T09:30:03.000Z', 'failed', { partId: STAY_ABROAD._id, failure: 'soldOut' });
const { locator: __, ...abroad } = STAY_ABROAD;
// The number of its hold is none that it was booked under.
const soldOut: HotelPart = { ...abroad, status: 'failed', failure: 'soldOut', locator: 'HOLD-77' };

export const PARTLY_FAILED: Trip = {
  ...TRIP,
  status: 'approved',
  allowedActions: ['resubmit', 'addPart', 'update', 'cancel'],
  title: 'Zürich and London, 14 – 18 Mar',
  endsOn: '2027-03-18',
  total: { asked: chf(94011) },
  parts: [STAY, soldOut],
  events: [...TRIP.events.slice(0, 3), failed],
};

/** The same after the traveler has decided to go on without what failed. */
export const WITHOUT_WHAT_FAILED: Trip = {
  ...PARTLY_FAILED,
  status: 'complete',
  allowedActions: ['addPart', 'update', 'cancel'],
  parts: [STAY, { ...soldOut, status: 'cancelled', locator: undefined }],
  events: [
    ...PARTLY_FAILED.events,
    event('2027-03-01T10:00:00.000Z', 'leftOut', {
      by: MIRJAM,
      partId: STAY_ABROAD._id,
      comment: 'Nothing else is free',
    }),
    event('2027-03-01T10:00:00.000Z', 'completed'),
  ],
};

export const TWO_PARTS: Trip = {
  ...PARTLY_FAILED,
  status: 'complete',
  allowedActions: ['addPart', 'update', 'cancel'],
  parts: [STAY, STAY_ABROAD],
  events: TRIP.events,
};

export const CANCELLING: Trip = {
  ...TWO_PARTS,
  allowedActions: ['update'],
  withheldActions: [{ action: 'cancel', reason: 'busy' }],
  parts: [{ ...STAY, status: 'cancelling' }, STAY_ABROAD],
  events: [
    ...TRIP.events,
    event('2027-03-05T08:00:00.000Z', 'cancellationRequested', {
      by: MIRJAM,
      partId: STAY._id,
      comment: 'The meeting was moved to London',
    }),
  ],
};

export const CHANGING: Trip = {
  ...TRIP,
  allowedActions: ['update'],
  withheldActions: [{ action: 'cancel', reason: 'busy' }],
  parts: [{ ...STAY, status: 'changing' }],
};

export const REFUSED: Trip = {
  ...requestedTrip,
  allowedActions: ['resubmit', 'update', 'cancel'],
  status: 'rejected',
  end: 'refused',
  total: { asked: chf(0), requested: TRIP.total.asked },
  parts: withPart({ status: 'failed', failure: 'expired' }),
  events: [
    requested,
    event('2027-03-01T11:00:00.000Z', 'rejected', {
      by: DANIEL,
      level: 1,
      comment: 'Please take the hotel next to the office',
    }),
  ],
};

export const EXPIRED: Trip = {
  ...REFUSED,
  end: 'expired',
  events: [requested, event('2027-03-02T09:30:00.000Z', 'expired')],
};

export const CANCELLED: Trip = {
  ...TRIP,
  allowedActions: [],
  status: 'cancelled',
  end: 'cancelled',
  parts: [{ ...STAY, status: 'cancelled', refund: chf(24000), penalty: chf(24000) }],
  events: [
    ...CANCELLING.events,
    event('2027-03-05T08:00:02.000Z', 'partCancelled', { partId: STAY._id }),
    event('2027-03-05T08:00:02.000Z', 'cancelled'),
  ],
};

export const NOTHING_BOOKED: Trip = {
  ...TRIP,
  allowedActions: [],
  status: 'cancelled',
  end: 'failed',
  parts: withPart({ status: 'failed', failure: 'declined' }),
  events: [
    requested,
    confirming,
    event('2027-03-01T09:30:03.000Z', 'failed', { partId: STAY._id, failure: 'declined' }),
    event('2027-03-01T09:30:03.000Z', 'cancelled'),
  ],
};
