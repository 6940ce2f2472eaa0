import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { allowedRows } from '../permissions/allowed-rows.ts';

/** The trips that the caller may read, or change. */
export function allowedTrips(
  eb: ExpressionBuilder<Database & { t: Database['trips'] }, 't'>,
  abilities: Abilities,
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
  });
}
