import type { Decider, Trip, TripPart } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import type { TripStanding } from '#machines/trip/trip-actions.ts';
import { hidePassengerDocuments } from './part-mapper.ts';
import type { TripRow } from './trip-row-repository.ts';
import {
  determineStanding,
  isInvolved,
  managesPart,
  readsDocuments,
  type TripPeople,
  type TripViewer,
} from './trip-standing.ts';

export function decidersOf(row: TripRow): Decider[] {
  return decidersAt(row, waitingLevel(row.status) ?? 2);
}

export function decidersAt({ first_deciders, second_deciders }: TripRow, level: ApprovalLevel): Decider[] {
  return (level === 1 ? first_deciders : second_deciders) ?? [];
}

export function listDeparted(
  { travelers }: TripRow,
  among = travelers.map(({ _id }) => _id),
): Pick<NonNullable<Trip['approval']>, 'departed'> {
  const departed = travelers.flatMap(({ _id, active }) => (active || !among.includes(_id) ? [] : [_id]));
  return departed.length > 0 ? { departed } : {};
}

/** A part as the viewer may see it; without a viewer, as the server needs it. */
export function toVisiblePart(row: TripRow, part: TripPart, viewer: TripViewer | null): TripPart {
  if (!viewer) return part;
  const people = toPeople(row, null);
  return hidePassengerDocuments(part, (traveler) => readsDocuments(people, viewer, traveler));
}

/** Whether the viewer may see the passport of a traveler; without a viewer, the server may. */
export function seesPassport(row: TripRow, viewer: TripViewer | null, traveler: string): boolean {
  return !viewer || readsDocuments(toPeople(row, null), viewer, traveler);
}

/** Whether a part of the trip is the viewer's to change and to cancel. */
export function managesPartOf(row: TripRow, viewer: TripViewer, travelers: readonly string[]): boolean {
  return managesPart({ companyId: row.company_id, createdBy: row.created_by_user_id }, viewer, travelers);
}

export function standingIn(row: TripRow, viewer: TripViewer): TripStanding {
  return standingAt(row, viewer, waitingLevel(row.status));
}

export function standingAt(row: TripRow, viewer: TripViewer, level: ApprovalLevel | null): TripStanding {
  return determineStanding(toPeople(row, level), viewer);
}

export function isInvolvedIn(row: TripRow, viewer: TripViewer): boolean {
  return isInvolved(toPeople(row, null), viewer);
}

function toPeople(row: TripRow, level: ApprovalLevel | null): TripPeople {
  return {
    companyId: row.company_id,
    requestedBy: listRequesters(row),
    travelers: row.travelers.map(({ _id, userId }) => ({ companyUserId: _id, userId })),
    level,
    deciders: decidersAt(row, level ?? 2),
    named: row.named_approvers,
  };
}

export function listRequesters({ created_by_user_id, events }: TripRow): string[] {
  const again = events.flatMap(({ kind, user_id }) => (isRequest(kind) && user_id ? [user_id] : []));
  return [created_by_user_id, ...again];
}

function isRequest(kind: TripRow['events'][number]['kind']): boolean {
  return REQUEST_KINDS.has(kind) || kind === 'changeRequested';
}
