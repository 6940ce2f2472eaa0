import { fn } from 'storybook/test';
import type { Decider, TripSummary } from '#domain/contract.ts';
import type { BulkApprovalProps } from '#src/features/home/bulk-approval.ts';
import { chf, DANIEL_DECIDES, PETRA, RUTH, TRIP_IN_LIST } from './trip-fixtures.ts';

/** Nothing is being approved. */
export const restingBulk = (): BulkApprovalProps => ({
  bulk: { state: 'closed' },
  onAsk: fn(),
  onApprove: fn(),
  onStop: fn(),
  onRetry: fn(),
  onClose: fn(),
});

interface Waits {
  title: string;
  until: string;
  deciders: Decider[];
  keepsRules: boolean;
  mayDecide: boolean;
  broken?: NonNullable<TripSummary['waiting']>['broken'] & {};
  reason?: NonNullable<TripSummary['waiting']>['reason'] & {};
}

function waitingTrip(number: number, { title, mayDecide, ...waits }: Waits, total = chf(48000)): TripSummary {
  return {
    ...TRIP_IN_LIST,
    _id: `01994b5e-7c1a-7cc2-b7a1-3f0c5a8ed${String(number).padStart(3, '0')}`,
    status: 'waiting_level_1_approval',
    title,
    total,
    waiting: { level: 1, ...waits, mayDecide: mayDecide || undefined },
  };
}

const own = { deciders: [DANIEL_DECIDES], mayDecide: true };

/** The list of Daniel Frei, who decides on the first four trips. */
export const WAITING_TRIPS: readonly TripSummary[] = [
  waitingTrip(1, {
    ...own,
    title: 'Zürich, 14 – 16 Mar',
    until: '2027-03-01T10:40:00.000Z',
    keepsRules: true,
  }),
  waitingTrip(
    2,
    {
      title: 'London, 14 – 16 Mar',
      until: '2027-03-01T15:10:00.000Z',
      deciders: [{ ...DANIEL_DECIDES, onBehalfOf: PETRA }, PETRA],
      keepsRules: true,
      mayDecide: true,
    },
    { amount: 61230, currency: 'EUR' },
  ),
  waitingTrip(
    3,
    { ...own, title: 'Olten, 14 – 16 Mar', until: '2027-03-02T08:00:00.000Z', keepsRules: true },
    chf(12050),
  ),
  waitingTrip(4, {
    ...own,
    title: 'Genève, 14 – 16 Mar',
    until: '2027-03-04T08:00:00.000Z',
    keepsRules: false,
    broken: [
      {
        rule: 'hotel.highestPrice',
        result: 'broken',
        limit: chf(22000),
        actual: { asked: { amount: 26310, currency: 'EUR' }, converted: chf(24000) },
      },
      { rule: 'hotel.allowNonRefundable', result: 'broken', limit: 'refundable', actual: 'nonRefundable' },
    ],
    reason: { code: 'closerToMeeting', text: 'Next door to the client' },
  }),
  waitingTrip(5, {
    title: 'Lausanne, 14 – 16 Mar',
    until: '2027-03-01T12:00:00.000Z',
    deciders: [PETRA, RUTH, { ...DANIEL_DECIDES, _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d30' }],
    keepsRules: false,
    mayDecide: false,
  }),
  waitingTrip(6, {
    title: 'Zug, 14 – 16 Mar',
    until: '2027-03-01T09:50:00.000Z',
    deciders: [],
    keepsRules: true,
    mayDecide: false,
  }),
];

/** A booked trip with a change that waits for the viewer. */
export const CHANGE_IN_LIST: TripSummary = {
  ...TRIP_IN_LIST,
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8ed007',
  title: 'Bern, 14 – 16 Mar',
  waiting: {
    level: 1,
    deciders: [DANIEL_DECIDES],
    until: '2027-03-03T08:00:00.000Z',
    keepsRules: true,
    change: true,
    mayDecide: true,
  },
};

/** The trips that he can approve together. */
export const TOGETHER = WAITING_TRIPS.slice(0, 3);
