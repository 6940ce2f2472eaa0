import { type Expression, expressionBuilder, type InferResult, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CompanyUser, Membership, Role, SessionCompany } from '#domain/contract.ts';
import type { AccessClaims } from '../../access-token.ts';
import { type Given, keptStatement, type Places } from '../../db/kept-statement.ts';
import type { Database } from '../../db/schema.ts';

/** Who is signed in, and in which company: what the browser is told when a session opens, goes on or moves. */
export interface WhoIsSignedIn {
  companyUser: CompanyUser;
  company: SessionCompany;
}

export async function readSessionAnswer(db: Kysely<Database>, claims: AccessClaims): Promise<WhoIsSignedIn> {
  return toAnswer(claims, await readRows(db, claims));
}

const readRows = keptStatement((claims: Places<AccessClaims>, db) => answerRows(db, claims));

export function answerRows(db: Kysely<Database>, claims: Given<AccessClaims>) {
  return db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', (join) => join.on('c.id', '=', claims.co))
    .select(['m.company_id', 'm.role', 'm.active'])
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.image', 'u.needs_password_change'])
    .select(['c.name', 'c.language', 'c.currency', 'c.measurement_units'])
    .select(() => jsonArrayFrom(membershipsOf(claims.sub)).as('memberships'))
    .where('m.id', '=', claims.cu);
}

type AnswerRow = InferResult<ReturnType<typeof answerRows>>[number];

export function toAnswer(claims: AccessClaims, [row]: AnswerRow[]): WhoIsSignedIn {
  if (!row) throw new Error('There is no membership or no company that the claims name');
  const user = {
    _id: claims.sub,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.image !== null && { image: row.image }),
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
    },
  };
}

function membershipsOf(userId: string | Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom('company_users as own')
    .innerJoin('companies as place', 'place.id', 'own.company_id')
    .select(['own.id', 'own.role', 'own.company_id', 'place.name'])
    .select(['own.active', 'place.active as companyActive'])
    .where('own.user_id', '=', userId)
    .orderBy('place.name_key')
    .orderBy('place.id');
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
