import type { TripEnd, TripEventKind } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { PartFailure, TripEventDetails } from '../trip-tables.ts';
import type { DemoOutcome } from './demo-trips.ts';

interface HistoryEvent {
  kind: TripEventKind;
  by?: 'traveller' | 'level1' | 'level2';
  aboutPart?: true;
  details?: TripEventDetails;
  /** After the event before. */
  minutes: number;
}

export interface DemoHistory {
  /** Which approvals the offer has to require. */
  levels: readonly ApprovalLevel[];
  status: TripStatus;
  end: TripEnd | null;
  part: PartStatus;
  failure?: PartFailure;
  /** The supplier's record of it; null when there is none. */
  booking: 'held' | 'confirmed' | 'cancelled' | null;
  events: readonly HistoryEvent[];
}

const REQUESTED: HistoryEvent = { kind: 'requested', by: 'traveller', minutes: 0 };
const APPROVED_1: HistoryEvent = { kind: 'approved', by: 'level1', details: { level: 1 }, minutes: 47 };
const CONFIRMING: HistoryEvent = { kind: 'confirming', aboutPart: true, minutes: 0 };
const BOOKED: readonly HistoryEvent[] = [
  CONFIRMING,
  { kind: 'confirmed', aboutPart: true, minutes: 1 },
  { kind: 'completed', minutes: 0 },
];
const COMMENT = 'Two people from the team are there already. Please join them by video.';

const COMPLETE = { status: 'complete', end: null, part: 'confirmed', booking: 'confirmed' } as const;

/** The history and the final state of a trip, for each kind of outcome. */
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
      { kind: 'rejected', by: 'level1', details: { level: 1, comment: COMMENT }, minutes: 95 },
      { kind: 'partCancelled', aboutPart: true, minutes: 1 },
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
      { kind: 'partCancelled', aboutPart: true, minutes: 1 },
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
        by: 'traveller',
        aboutPart: true,
        details: { comment: 'The meeting was moved.' },
        minutes: 26 * 60,
      },
      { kind: 'partCancelled', aboutPart: true, minutes: 1 },
      { kind: 'cancelled', minutes: 0 },
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
      { kind: 'failed', aboutPart: true, details: { failure: 'soldOut' }, minutes: 1 },
    ],
  },
};
