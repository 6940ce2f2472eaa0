import type { CancellationQuote, HotelPart, Trip, TripRenewal } from '#domain/contract.ts';
import { chf, DANIEL, MIRJAM, RENTAL, STAY, STAY_ABROAD, TRIP } from './trip-fixtures.ts';
import { PARTLY_FAILED, WAITING } from './trips-by-status.ts';

const { locator: _, ...rental } = RENTAL;
const { locator: __, ...abroad } = STAY_ABROAD;
const { locator: ___, ...stay } = STAY;
const HELD_UNTIL = '2027-03-02T09:30:00.000Z';

/** A stay is booked, another one failed, and the car waits for the decision. */
export const UNDECIDED: Trip = {
  ...PARTLY_FAILED,
  total: { asked: chf(115_011) },
  allowedActions: ['resubmit', 'addPart', 'update', 'cancel'],
  parts: [...PARTLY_FAILED.parts, { ...rental, status: 'held', heldUntil: HELD_UNTIL }],
};

const failedStay: HotelPart = { ...stay, status: 'failed', failure: 'declined' };
const failedAbroad: HotelPart = { ...abroad, status: 'failed', failure: 'soldOut' };

/** Both stays failed; the car is held, and nothing is booked yet. */
export const NOTHING_BOOKED_YET: Trip = {
  ...UNDECIDED,
  parts: [failedStay, failedAbroad, { ...rental, status: 'held', heldUntil: HELD_UNTIL }],
  events: UNDECIDED.events.filter(({ kind }) => kind !== 'confirmed'),
};

/** The current price of the stay that failed. */
export const RETRY: TripRenewal = {
  version: UNDECIDED.version,
  before: chf(115_011),
  total: chf(118_011),
  verdict: TRIP.verdict,
  approvers: [],
  parts: [{ partId: STAY_ABROAD._id, outcome: 'priced', before: chf(46_011), price: chf(49_011) }],
};

export const RETRY_TO_APPROVE: TripRenewal = { ...RETRY, verdict: WAITING.verdict, approvers: [DANIEL] };

const { total: ____, verdict: _____, approvers: ______, ...unpriced } = RETRY;

export const RETRY_SOLD_OUT: TripRenewal = {
  ...unpriced,
  parts: [{ partId: STAY_ABROAD._id, outcome: 'soldOut', before: chf(46_011) }],
};

/** The stay is half refunded; the car is released. */
export const REST_QUOTE: CancellationQuote = {
  parts: [
    { _id: STAY._id, outcome: 'quoted', refund: chf(24_000), penalty: chf(24_000) },
    { _id: STAY_ABROAD._id, outcome: 'quoted', refund: chf(0), penalty: chf(0) },
    { _id: RENTAL._id, outcome: 'quoted', refund: chf(0), penalty: chf(0) },
  ],
};

/** A car was added to a booked trip, and waits for an approval. */
export const CAR_ADDED: Trip = {
  ...WAITING,
  total: { asked: chf(69_000) },
  parts: [STAY, { ...rental, status: 'held', heldUntil: HELD_UNTIL }],
  events: [
    ...TRIP.events,
    {
      _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8ec001',
      at: '2027-03-01T09:45:00.000Z',
      kind: 'partsAdded',
      by: MIRJAM,
      before: chf(48_000),
      after: chf(69_000),
    },
  ],
};
