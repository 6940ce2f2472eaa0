import { subject } from '@casl/ability';
import type { Abilities, Actor } from '#domain/abilities.ts';
import type { Decider } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { TripStanding } from '#machines/trip/trip-actions.ts';
import type { TripRole } from '#machines/trip/trip-machine.ts';

export interface TripViewer {
  abilities: Abilities;
  signedIn: Actor;
  now: Date;
}

export interface TripPeople {
  companyId: string;
  /** User ids of the requesters. */
  requestedBy: readonly string[];
  travelers: readonly { companyUserId: string; userId: string }[];
  /** The level of the approval that the trip waits for, if any. */
  level: ApprovalLevel | null;
  deciders: readonly Decider[];
  named: readonly { _id: string; level: ApprovalLevel }[];
}

export function readsDocuments(
  people: Pick<TripPeople, 'companyId' | 'travelers'>,
  viewer: TripViewer,
  traveler: string,
): boolean {
  const isOwn = people.travelers.some(
    ({ companyUserId, userId }) => companyUserId === traveler && userId === viewer.signedIn.userId,
  );
  return isOwn || worksForAgency(people, viewer);
}

export interface PartPeople extends Pick<TripPeople, 'companyId'> {
  createdBy: string;
}

/**
 * Whether a part of the trip is the viewer's to change and to cancel: their own, or any for who booked the trip or books
 * for the company. A part that others share is left to those who may book for all of them.
 */
export function managesPart(people: PartPeople, viewer: TripViewer, travelers: readonly string[]): boolean {
  const hasBooked = people.createdBy === viewer.signedIn.userId && isActingAs(people, viewer);
  return (
    hasBooked ||
    worksForAgency(people, viewer) ||
    travelers.every((traveler) => traveler === viewer.signedIn.companyUserId)
  );
}

export function determineStanding(people: TripPeople, viewer: TripViewer): TripStanding {
  const mayDecide = people.level !== null && decides(people, viewer);
  const roles: TripRole[] = [
    ...(mayDecide ? (['approver'] as const) : []),
    ...(books(people, viewer) ? (['booker'] as const) : []),
    ...(worksForAgency(people, viewer) ? (['agent'] as const) : []),
  ];
  return { roles, undecided: mayDecide ? null : findObstacle(people, viewer) };
}

/** A site-admin decides when acting as the company, and from elsewhere when it has no active decider. */
function decides(people: TripPeople, viewer: TripViewer): boolean {
  const { companyUserId, role } = viewer.signedIn;
  if (role === 'site-admin' && (people.deciders.length === 0 || isActingAs(people, viewer)))
    return !isInvolved(people, viewer);
  return people.deciders.some(({ _id }) => _id === companyUserId);
}

/** Travelers and people who may update the company's trips change a trip; approvers only decide on it. */
function books(people: TripPeople, viewer: TripViewer): boolean {
  const { companyUserId: me } = viewer.signedIn;
  return people.travelers.some(({ companyUserId }) => companyUserId === me) || worksForAgency(people, viewer);
}

function worksForAgency({ companyId }: Pick<TripPeople, 'companyId'>, { abilities }: TripViewer): boolean {
  return abilities.can('update', subject('Trip', { company: companyId }));
}

function isActingAs({ companyId }: Pick<TripPeople, 'companyId'>, { signedIn }: TripViewer): boolean {
  return signedIn.companyId === companyId;
}

function findObstacle(people: TripPeople, viewer: TripViewer): TripStanding['undecided'] {
  const { companyUserId, role } = viewer.signedIn;
  const levels = people.named.filter(({ _id }) => _id === companyUserId).map(({ level }) => level);
  const managesCompany = role === 'company-admin' || (role === 'site-admin' && isActingAs(people, viewer));
  const couldDecide = levels.length > 0 || managesCompany;
  if (!couldDecide) return null;
  if (isInvolved(people, viewer)) return 'ownTrip';
  return people.level === 1 && levels.length > 0 && !levels.includes(1) ? 'earlierLevel' : 'otherApprover';
}

export function isInvolved({ requestedBy, travelers }: TripPeople, { signedIn }: TripViewer): boolean {
  return requestedBy.includes(signedIn.userId) || travelers.some(({ userId }) => userId === signedIn.userId);
}
