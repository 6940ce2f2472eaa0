import type { TripEnd, TripEventKind } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { PartFailure, TripEventDetails } from '../trip-tables.ts';
import type { DemoOutcome } from './demo-trips.ts';

interface HistoryEvent {
  kind: TripEventKind;
  by?: 'traveler' | 'level1' | 'level2';
  about?: 'each' | 'last' | 'others';
  details?: TripEventDetails;
  /** Since the previous event. */
  minutes: number;
}

export interface DemoHistory {
  levels: readonly ApprovalLevel[];
  status: TripStatus;
  end: TripEnd | null;
  part: PartStatus;
  failure?: PartFailure;
  booking: 'held' | 'confirmed' | 'cancelled' | null;
  last?: Pick<DemoHistory, 'part' | 'failure' | 'booking'>;
  events: readonly HistoryEvent[];
}

const REQUESTED: HistoryEvent = { kind: 'requested', by: 'traveler', minutes: 0 };
const APPROVED_1: HistoryEvent = { kind: 'approved', by: 'level1', details: { level: 1 }, minutes: 47 };
const CONFIRMING: HistoryEvent = { kind: 'confirming', about: 'each', minutes: 0 };
const BOOKED: readonly HistoryEvent[] = [
  CONFIRMING,
  { kind: 'confirmed', about: 'each', minutes: 1 },
  { kind: 'completed', minutes: 0 },
];

const COMPLETE = { status: 'complete', end: null, part: 'confirmed', booking: 'confirmed' } as const;

export const DEMO_HISTORIES: Record<DemoOutcome, DemoHistory> = {
  booked: { ...COMPLETE, levels: [], events: [REQUESTED, ...BOOKED] },
  bookedAfterApproval: { ...COMPLETE, levels: [1], events: [REQUESTED, APPROVED_1, ...BOOKED] },
  booking: {
    levels: [],
    status: 'approved',
    end: null,
    part: 'confirming',
    booking: 'held',
    events: [REQUESTED, CONFIRMING],
  },
  waitsForLevel1: {
    levels: [1],
    status: 'waiting_level_1_approval',
    end: null,
    part: 'held',
    booking: 'held',
    events: [REQUESTED],
  },
  waitsForLevel2: {
    levels: [1, 2],
    status: 'waiting_level_2_approval',
    end: null,
    part: 'held',
    booking: 'held',
    events: [REQUESTED, APPROVED_1],
  },
  refused: {
    levels: [1],
    status: 'rejected',
    end: 'refused',
    part: 'cancelled',
    booking: 'cancelled',
    events: [
      REQUESTED,
      { kind: 'rejected', by: 'level1', details: { level: 1 }, minutes: 95 },
      { kind: 'partCancelled', about: 'each', minutes: 1 },
    ],
  },
  sentBack: {
    levels: [1],
    status: 'rejected',
    end: 'sentBack',
    part: 'cancelled',
    booking: 'cancelled',
    events: [
      REQUESTED,
      {
        kind: 'sentBack',
        by: 'level1',
        details: { level: 1, comment: 'Please travel a day later, together with the project team.' },
        minutes: 130,
      },
      { kind: 'partCancelled', about: 'each', minutes: 1 },
    ],
  },
  expired: {
    levels: [1],
    status: 'rejected',
    end: 'expired',
    part: 'cancelled',
    booking: 'cancelled',
    events: [
      REQUESTED,
      { kind: 'reminded', details: { level: 1 }, minutes: 18 * 60 },
      { kind: 'expired', minutes: 6 * 60 },
      { kind: 'partCancelled', about: 'each', minutes: 1 },
    ],
  },
  cancelled: {
    levels: [],
    status: 'cancelled',
    end: 'cancelled',
    part: 'cancelled',
    booking: 'cancelled',
    events: [
      ...[REQUESTED, ...BOOKED],
      {
        kind: 'cancellationRequested',
        by: 'traveler',
        about: 'each',
        details: { comment: 'The meeting was moved.' },
        minutes: 26 * 60,
      },
      { kind: 'partCancelled', about: 'each', minutes: 1 },
      { kind: 'cancelled', minutes: 0 },
    ],
  },
  partlyBooked: {
    levels: [],
    status: 'approved',
    end: null,
    part: 'confirmed',
    booking: 'confirmed',
    last: { part: 'failed', failure: 'soldOut', booking: null },
    events: [
      ...[REQUESTED, CONFIRMING],
      { kind: 'confirmed', about: 'others', minutes: 1 },
      { kind: 'failed', about: 'last', details: { failure: 'soldOut' }, minutes: 0 },
    ],
  },
  failed: {
    levels: [],
    status: 'cancelled',
    end: 'failed',
    part: 'failed',
    failure: 'soldOut',
    booking: null,
    events: [
      ...[REQUESTED, CONFIRMING],
      { kind: 'failed', about: 'each', details: { failure: 'soldOut' }, minutes: 1 },
    ],
  },
};
