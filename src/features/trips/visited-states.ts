import type { Trip } from '#domain/contract.ts';
import type { TripChartState } from '#machines/trip/trip-chart.ts';
import { approvalLevels } from './approval-levels.ts';

type TripForChart = Pick<Trip, 'status' | 'events' | 'verdict' | 'bookingInfo'>;
type Event = Trip['events'][number];

const WAITING = { 1: 'waiting_level_1_approval', 2: 'waiting_level_2_approval' } as const;

export function visitedStates(trip: TripForChart): TripChartState[] {
  const { status, events } = trip;
  const [firstLevel] = approvalLevels(trip);
  const states = events.flatMap((event, index) => statesAt(event, events.slice(index + 1)));
  return ['deciding' as const, ...states, status].filter((state, index, all) => state !== all[index - 1]);

  function statesAt({ kind, level = firstLevel }: Event, later: readonly Event[]): TripChartState[] {
    const waited = level ? [WAITING[level]] : [];
    switch (kind) {
      case 'approved':
        return waited;
      case 'rejected':
      case 'sentBack':
      case 'expired':
        return [...waited, isOver(later) ? 'rejected' : 'approved'];
      case 'resubmitted':
      case 'partsAdded':
        return ['deciding'];
      case 'priceExceeded':
        return ['approved', 'deciding'];
      case 'confirming':
        return ['approved'];
      case 'completed':
        return ['complete'];
      default:
        return [];
    }
  }

  /** A rejected request ends the trip only if no other part is booked. */
  function isOver(later: readonly Event[]): boolean {
    const isRenewed = later.some(({ kind }) => kind === 'resubmitted');
    return isRenewed || status === 'rejected' || status === 'cancelled';
  }
}
