import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { allowedRows } from '../permissions/allowed-rows.ts';

export function readableUsers(
  eb: ExpressionBuilder<Database & { u: Database['users'] }, 'u'>,
  abilities: Abilities,
): Expression<SqlBool> {
  return allowedRows(abilities, 'read', 'User', {
    _id: (id) => eb('u.id', '=', id),
    companyUsers: {
      of: {
        company: (companyId) => sql<SqlBool>`belonging.company_id = ${companyId}`,
        active: { isSet: sql<SqlBool>`belonging.active` },
      },
      some: (isMatch) =>
        eb.exists(
          eb
            .selectFrom('company_users as belonging')
            .select('belonging.id')
            .whereRef('belonging.user_id', '=', 'u.id')
            .where(isMatch),
        ),
    },
  });
}

export function readableCompanyUsers(
  eb: ExpressionBuilder<Database & { m: Database['company_users'] }, 'm'>,
  abilities: Abilities,
): Expression<SqlBool> {
  return allowedRows(abilities, 'read', 'CompanyUser', {
    _id: (id) => eb('m.id', '=', id),
    company: (companyId) => eb('m.company_id', '=', companyId),
  });
}

export function companiesWithReadableUsers(
  eb: ExpressionBuilder<Database & { c: Database['companies'] }, 'c'>,
  abilities: Abilities,
): Expression<SqlBool> {
  return allowedRows(abilities, 'read', 'CompanyUser', {
    _id: (id) =>
      eb.exists(
        eb
          .selectFrom('company_users as own')
          .select('own.id')
          .whereRef('own.company_id', '=', 'c.id')
          .where('own.id', '=', id),
      ),
    company: (companyId) => eb('c.id', '=', companyId),
  });
}
