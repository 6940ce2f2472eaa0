import { type RawBuilder, sql } from 'kysely';
import { isDelegating } from '../../delegations/delegation-repository.ts';
import { allowedTrips } from '../trip-rule-repository.ts';
import type { TripViewer } from '../trip-standing.ts';

export interface TripReader {
  companyId: string;
  /** Null when the caller may read every trip of the company. */
  companyUserId: string | null;
}

export function isReadBy({
  reader: { companyId, companyUserId },
  ...viewer
}: Pick<TripViewer, 'abilities' | 'now'> & { reader: TripReader }): RawBuilder<boolean> {
  if (companyUserId === null) return sql`t.company_id = ${companyId}`;
  return sql`t.company_id = ${companyId}
    and t.id = any(array(${tripsAbout(companyId, companyUserId, viewer.now)})) and ${allowedTrips(viewer, 'read')}`;
}

export function isTripOf(travelers: readonly string[]): RawBuilder<boolean> {
  if (travelers.length === 0) return sql`true`;
  return sql`t.id = any(array(
    select w.trip_id from trip_travellers w where w.company_user_id in (${sql.join(travelers)})))`;
}

/** Candidates for the trips that a person may read; each branch of the union uses an index. */
function tripsAbout(companyId: string, companyUserId: string, now: Date): RawBuilder<unknown> {
  const isMeOrMine = sql`a.company_id = ${companyId}
    and (a.id = ${companyUserId} or (a.delegate_id = ${companyUserId} and ${isDelegating('a', now)}))`;
  return sql`
    select trip_id from trip_travellers where company_user_id = ${companyUserId}
    union select id from trips where level1_approver_id = ${companyUserId}
    union select id from trips where level2_approver_id = ${companyUserId}
    union select informed.id from company_users a join trips informed on informed.informed_approvers @> array[a.id]
      where ${isMeOrMine}
    union select w.trip_id from company_users a
      join company_users m on a.id in (m.level1_approver_id, m.level2_approver_id)
      join trip_travellers w on w.company_user_id = m.id
      join trips asked on asked.id = w.trip_id and asked.waiting_until is not null
      where ${isMeOrMine}
    union select asked.id from company_users a
      join trips asked on asked.company_id = a.company_id and asked.waiting_until is not null
      where ${isMeOrMine} and a.role = 'company-admin'
    union select c.trip_id from trip_changes c where c.company_id = ${companyId} and c.waiting_until is not null`;
}
