import { expressionBuilder, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';
import type { Cells } from './columns.ts';
import { type TableRecord, toCells } from './to-cells.ts';

const ASKED_AT_ONCE = 1000;

export interface ExistingPerson {
  userId: string;
  userActive: boolean;
  membershipId: string | null;
  cells: Cells;
}

export interface RecordLabel {
  id: string;
  name: string;
}

export async function readTableRows(
  db: Kysely<Database>,
  companyId: string,
  limit: number,
): Promise<Cells[]> {
  const rows = await people(db, companyId)
    .where('m.company_id', '=', companyId)
    .orderBy('m.name_key')
    .orderBy('m.id')
    .limit(limit)
    .execute();
  return rows.map(toCells);
}

export async function readExistingPeople(
  db: Kysely<Database>,
  companyId: string,
  addresses: ReadonlySet<string>,
): Promise<Map<string, ExistingPerson>> {
  const keys = [...addresses];
  const known = new Map<string, ExistingPerson>();
  for (let from = 0; from < keys.length; from += ASKED_AT_ONCE) {
    const rows = await people(db, companyId)
      .where('u.email_key', 'in', keys.slice(from, from + ASKED_AT_ONCE))
      .execute();
    for (const row of rows) known.set(foldText(row.email), toPerson(row));
  }
  return known;
}

export async function readRecordLabels(
  db: Kysely<Database>,
  table: 'departments' | 'travel_policies',
  companyId: string,
): Promise<Map<string, RecordLabel>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map((row) => [foldText(row.name), row]));
}

export async function isOnlySiteAdminIn(
  db: Kysely<Database>,
  userId: string,
  companyId: string,
): Promise<boolean> {
  const elsewhere = await db
    .selectFrom('company_users as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select('m.id')
    .where('m.user_id', '=', userId)
    .where('m.company_id', '!=', companyId)
    .where('m.role', '=', 'site-admin')
    .where('m.active', '=', true)
    .where('c.active', '=', true)
    .executeTakeFirst();
  return elsewhere === undefined;
}

function toPerson(row: TableRecord): ExistingPerson {
  const { userId, userActive, membershipId } = row;
  return { userId, userActive, membershipId, cells: toCells(row) };
}

function people(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('company_users as m', (join) =>
      join.onRef('m.user_id', '=', 'u.id').on('m.company_id', '=', companyId),
    )
    .leftJoin('departments as d', 'd.id', 'm.department_id')
    .leftJoin('travel_policies as p', 'p.id', 'm.travel_policy_id')
    .select(['u.id as userId', 'u.active as userActive', 'u.email', 'u.first_name as firstName'])
    .select(['u.last_name as lastName', 'u.name_prefix as namePrefix', 'm.id as membershipId', 'm.role'])
    .select(['m.business_phone as businessPhone', 'm.mobile_phone as mobilePhone', 'm.note', 'm.active'])
    .select(['m.contact_relation as contactRelation', 'd.name as department', 'p.name as travelPolicy'])
    .select(({ selectFrom }) => [
      addressOfMember().whereRef('a.id', '=', 'm.level1_approver_id').as('level1Approver'),
      addressOfMember().whereRef('a.id', '=', 'm.level2_approver_id').as('level2Approver'),
      jsonArrayFrom(
        selectFrom('reference_field_defaults as v')
          .innerJoin('reference_fields as f', 'f.name', 'v.name')
          .select(['f.position', 'v.value'])
          .whereRef('v.company_user_id', '=', 'm.id')
          .where('f.company_id', '=', companyId),
      ).as('references'),
    ]);
}

function addressOfMember() {
  return expressionBuilder<Database & { m: Database['company_users'] }, 'm'>()
    .selectFrom('company_users as a')
    .innerJoin('users as approver', 'approver.id', 'a.user_id')
    .select('approver.email');
}
