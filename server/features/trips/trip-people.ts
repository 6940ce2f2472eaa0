import type { Decider } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import type { TripStanding } from '#machines/trip/trip-actions.ts';
import { waitingLevel } from '#machines/trip/trip-selectors.ts';
import { standingOf, type TripPeople, type TripViewer } from './approval/trip-standing.ts';
import type { TripRow } from './trip-row-repository.ts';

/** Who may decide at the level for which it waits. */
export function decidersOf(row: TripRow): Decider[] {
  return decidersAt(row, waitingLevel(row.status) ?? 2);
}

/** Who may decide at a level, on the trip or on a change of it. */
export function decidersAt({ first_deciders, second_deciders }: TripRow, level: ApprovalLevel): Decider[] {
  return (level === 1 ? first_deciders : second_deciders) ?? [];
}

/** What the viewer is to a trip. */
export function standingIn(row: TripRow, viewer: TripViewer): TripStanding {
  return standingAt(row, viewer, waitingLevel(row.status));
}

/** What the viewer is to what waits for a level: the trip, or a change of it. */
export function standingAt(row: TripRow, viewer: TripViewer, level: ApprovalLevel | null): TripStanding {
  return standingOf(peopleOf(row, level), viewer);
}

function peopleOf(row: TripRow, level: ApprovalLevel | null): TripPeople {
  return {
    companyId: row.company_id,
    requestedBy: requestersOf(row),
    travellers: row.travellers.map(({ _id, userId }) => ({ companyUserId: _id, userId })),
    level,
    deciders: decidersAt(row, level ?? 2),
    named: row.named_approvers,
  };
}

/** The users who have asked for it, at first, again, for another part or for a change. */
export function requestersOf({ created_by_user_id, events }: TripRow): string[] {
  const again = events.flatMap(({ kind, user_id }) => (isRequest(kind) && user_id ? [user_id] : []));
  return [created_by_user_id, ...again];
}

function isRequest(kind: TripRow['events'][number]['kind']): boolean {
  return REQUEST_KINDS.has(kind) || kind === 'changeRequested';
}
