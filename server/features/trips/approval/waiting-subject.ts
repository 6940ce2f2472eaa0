import { waitingLevel } from '#machines/trip/approval-region.ts';
import { DomainError } from '../../../errors.ts';
import { toDecisions } from '../page/change-mapper.ts';
import { toActions } from '../page/trip-mapper.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { DecisionSubject } from './decide.ts';

export type WaitingSubject = Pick<DecisionSubject, 'kind' | 'level' | 'offers' | 'obstacleTo'>;

export function findWaitingSubject(
  row: TripRow,
  viewer: TripViewer,
  changeId: string | undefined,
): WaitingSubject {
  if (changeId === undefined) {
    const { allowed, withheld } = toActions(row, viewer);
    return {
      kind: 'trip',
      level: waitingLevel(row.status),
      offers: (action) => allowed.includes(action),
      obstacleTo: (action) => withheld.find((one) => one.action === action)?.reason,
    };
  }
  const change = row.changes.find(({ id }) => id === changeId);
  if (!change) throw new DomainError('not_found', 'The trip has no such change.');
  const { mayDecide = false, withheldDecision } = toDecisions(row, change, viewer);
  return {
    kind: 'change',
    level: waitingLevel(change.status),
    offers: () => mayDecide,
    obstacleTo: () => withheldDecision,
  };
}
