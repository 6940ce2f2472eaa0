import type { TripFilter } from '#domain/contract.ts';
import { type ApprovalRules, levelOf } from './approval-rules.ts';
import { waitingChangeOf } from './change-model.ts';
import type { ModelTrip } from './model-trip.ts';
import type { Person } from './trip-people.ts';

const BOOKS_FOR_ALL: readonly string[] = ['travel-arranger', 'company-admin', 'site-admin'];

export function mayOrder(by: Person, traveler: Person): boolean {
  return by.companyId === traveler.companyId && (by === traveler || BOOKS_FOR_ALL.includes(by.role));
}

/** Who travels, books for all, or may be asked to decide on it. */
export function mayRead(by: Person, trip: ModelTrip, rules: ApprovalRules): boolean {
  const isAsked = isWaiting(trip) && rules.mayBeAsked(by) && by.companyId === trip.companyId;
  return mayBook(by, trip) || (isAsked && trip.traveler.levels.length > 0);
}

/** Who may change a trip other than by deciding on it. */
export function mayBook(by: Person, trip: ModelTrip): boolean {
  return worksForAgency(by, trip) || by === trip.traveler;
}

/** Who books for the whole company works on its requests in words. */
export function worksForAgency(by: Person, trip: ModelTrip): boolean {
  const isColleague = by.companyId === trip.companyId && BOOKS_FOR_ALL.includes(by.role);
  return by.role === 'site-admin' || isColleague;
}

/** An approver still reads what they were asked about or have decided, which is a test of its own. */
export function isReadingSure(by: Person, trip: ModelTrip, rules: ApprovalRules): boolean {
  const isAskedNow = isWaiting(trip) && rules.mayBeAsked(by);
  return !rules.mayStillRead(by) || isAskedNow || trip.traveler.levels.length === 0;
}

/** All stays are weeks ahead. */
export function isListed(trip: ModelTrip, filter: TripFilter): boolean {
  const { status } = trip;
  if (filter === 'waitingApproval') return isWaiting(trip);
  if (filter === 'cancelled') return status === 'rejected' || status === 'cancelled';
  return filter === 'upcoming' && (status === 'approved' || status === 'complete');
}

/** It waits for an approval, or a change of it does. */
function isWaiting(trip: ModelTrip): boolean {
  return levelOf(trip) !== null || waitingChangeOf(trip) !== undefined;
}
