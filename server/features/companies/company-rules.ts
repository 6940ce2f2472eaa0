import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { allowedRows } from '../permissions/allowed-rows.ts';

export function readableCompanies(
  eb: ExpressionBuilder<Database & { c: Database['companies'] }, 'c'>,
  abilities: Abilities,
): Expression<SqlBool> {
  return allowedRows(abilities, 'read', 'Company', { _id: (id) => eb('c.id', '=', id) });
}
