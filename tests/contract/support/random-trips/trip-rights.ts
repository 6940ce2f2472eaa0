import type { TripFilter } from '#domain/contract.ts';
import type { Person } from './trip-people.ts';
import { PLACES } from './trip-people.ts';
import type { ModelTrip } from './trips-model.ts';

const BOOKS_FOR_ALL: readonly string[] = ['travel-arranger', 'company-admin', 'site-admin'];

export function mayOrder(by: Person, traveller: Person): boolean {
  return by.companyId === traveller.companyId && (by === traveller || BOOKS_FOR_ALL.includes(by.role));
}

/** Whoever may read a trip may also change it. */
export function mayRead(by: Person, trip: ModelTrip, people: readonly Person[]): boolean {
  if (by.role === 'site-admin') return true;
  const isApprover = trip.traveller.levels.some(
    (level) => by === people[level === 1 ? PLACES.firstApprover : PLACES.secondApprover],
  );
  const isColleague = by.companyId === trip.companyId && BOOKS_FOR_ALL.includes(by.role);
  return isColleague || by === trip.traveller || isApprover;
}

/** All stays are weeks ahead. */
export function isListed({ status }: ModelTrip, filter: TripFilter): boolean {
  if (filter === 'waitingApproval') return status.startsWith('waiting');
  if (filter === 'cancelled') return status === 'rejected' || status === 'cancelled';
  return filter === 'upcoming' && (status === 'approved' || status === 'complete');
}
