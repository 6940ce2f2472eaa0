import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { TripEventKind } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { isDelegating } from '../delegations/delegation-repository.ts';
import { allowedRows } from '../permissions/allowed-rows.ts';
import type { TripViewer } from './trip-standing.ts';

const DECISIONS: readonly TripEventKind[] = [
  'approved',
  'rejected',
  'sentBack',
  'changeApproved',
  'changeRejected',
];

const eb = expressionBuilder<Database & { t: Database['trips'] }, 't'>();

/**
 * Whether the trip `t`, or a change of it, waits for an approval that the person, or someone for whom they are a
 * delegate, may be asked for.
 */
function isAskedToDecide(companyUserId: string, now: Date) {
  const hasWaitingChange = sql`exists (
    select from trip_changes c where c.trip_id = t.id and c.waiting_until is not null)`;
  return sql<boolean>`((t.waiting_until is not null or ${hasWaitingChange}) and exists (
    select from company_users a join users approver on approver.id = a.user_id
    where a.company_id = t.company_id and a.active and approver.active
      and (a.id = ${companyUserId} or (a.delegate_id = ${companyUserId} and ${isDelegating('a', now)}))
      and (a.role = 'company-admin' or exists (
        select from trip_travellers w join company_users m on m.id = w.company_user_id
        where w.trip_id = t.id and a.id in (m.level1_approver_id, m.level2_approver_id)))
  ))`;
}

/**
 * Whether the person, or someone for whom they are a delegate, was asked as an approver of the trip `t` and has decided
 * on it or could still be asked. Those who were replaced before they decided stop reading, as do those who left.
 */
function isInformed(companyUserId: string, now: Date) {
  return sql<boolean>`exists (
    select from company_users a join users approver on approver.id = a.user_id
    where a.company_id = t.company_id and a.id = any(t.informed_approvers)
      and a.active and approver.active
      and (a.id = ${companyUserId} or (a.delegate_id = ${companyUserId} and ${isDelegating('a', now)}))
      and (a.role = 'company-admin'
        or a.id in (t.level1_approver_id, t.level2_approver_id)
        or exists (select from trip_travellers w join company_users m on m.id = w.company_user_id
          where w.trip_id = t.id and a.id in (m.level1_approver_id, m.level2_approver_id))
        or exists (select from trip_events e where e.trip_id = t.id and e.user_id = a.user_id
          and e.details -> 'onBehalfOf' is null and e.kind in (${sql.join(DECISIONS)})))
  )`;
}

export function allowedTrips(
  { abilities, now }: Pick<TripViewer, 'abilities' | 'now'>,
  action: 'read' | 'update',
): Expression<SqlBool> {
  return allowedRows(abilities, action, 'Trip', {
    company: (companyId) => eb('t.company_id', '=', companyId),
    'travelers._id': (companyUserId) =>
      eb.exists(
        eb
          .selectFrom('trip_travellers as travelling')
          .select('travelling.trip_id')
          .whereRef('travelling.trip_id', '=', 't.id')
          .where('travelling.company_user_id', '=', companyUserId),
      ),
    'bookingInfo.level1Approver': (companyUserId) => eb('t.level1_approver_id', '=', companyUserId),
    'bookingInfo.level2Approver': (companyUserId) => eb('t.level2_approver_id', '=', companyUserId),
    'approval.deciders._id': (companyUserId) => isAskedToDecide(companyUserId, now),
    'approval.informed._id': (companyUserId) => isInformed(companyUserId, now),
  });
}
