import { type Expression, expressionBuilder, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CompanyUser, Membership, Role, SessionCompany } from '#domain/contract.ts';
import { type Params, preparedStatement } from '../../db/prepared-statement.ts';
import type { Database } from '../../db/schema.ts';
import type { AccessClaims } from '../../security/access-token.ts';

export async function findSignedInUser(
  db: Kysely<Database>,
  claims: AccessClaims,
): Promise<{ companyUser: CompanyUser; company: SessionCompany } | undefined> {
  const [row] = await readRows(db, claims);
  if (!row) return undefined;
  const user = {
    _id: claims.sub,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    image: row.image ?? undefined,
    needsPasswordChange: row.needs_password_change,
    companyUsers: row.memberships.map(toMembership),
  };
  return {
    companyUser: { _id: claims.cu, company: row.company_id, user, role: row.role, active: row.active },
    company: {
      _id: claims.co,
      name: row.name,
      language: row.language,
      currency: row.currency,
      measurementUnits: row.measurement_units,
      hourRate:
        row.hour_rate_amount !== null && row.hour_rate_currency !== null
          ? { amount: row.hour_rate_amount, currency: row.hour_rate_currency }
          : undefined,
    },
  };
}

const readRows = preparedStatement((claims: Params<AccessClaims>, db) =>
  db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', (join) => join.on('c.id', '=', claims.co))
    .select(['m.company_id', 'm.role', 'm.active'])
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.image', 'u.needs_password_change'])
    .select(['c.name', 'c.language', 'c.currency', 'c.measurement_units'])
    .select(['c.hour_rate_amount', 'c.hour_rate_currency'])
    .select(() => jsonArrayFrom(selectMemberships(claims.sub)).as('memberships'))
    .where('m.id', '=', claims.cu),
);

function selectMemberships(userId: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom('company_users as own')
    .innerJoin('companies as company', 'company.id', 'own.company_id')
    .select(['own.id', 'own.role', 'own.company_id', 'company.name'])
    .select(['own.active', 'company.active as companyActive'])
    .where('own.user_id', '=', userId)
    .orderBy('company.name_key')
    .orderBy('company.id');
}

interface MembershipRow {
  id: string;
  role: Role;
  company_id: string;
  name: string;
  active: boolean;
  companyActive: boolean;
}

function toMembership({ id, role, company_id, name, active, companyActive }: MembershipRow): Membership {
  return { _id: id, company: { _id: company_id, name }, role, active: active && companyActive };
}
