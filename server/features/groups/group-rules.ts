import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { allowedRows } from '../permissions/allowed-rows.ts';

export function readableGroups(
  eb: ExpressionBuilder<Database & { g: Database['company_groups'] }, 'g'>,
  abilities: Abilities,
): Expression<SqlBool> {
  return allowedRows(abilities, 'read', 'CompanyGroup', {
    'companies._id': (id) =>
      eb(
        'g.id',
        '=',
        eb.selectFrom('companies as own').select('own.company_group_id').where('own.id', '=', id),
      ),
  });
}
