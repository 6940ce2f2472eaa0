import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Taken by every operation that could remove a site-admin. */
const SITE_ADMIN_LOCK = 7_405_129_601;

export async function lockSiteAdmins(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SITE_ADMIN_LOCK)})`.execute(db);
}

/** Whether a user can act as a site-admin: the person, the membership and its company are active. */
export async function isSiteAdmin(db: Kysely<Database>, userId: string): Promise<boolean> {
  return (await siteAdminMemberships(db).where('m.user_id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function hasSiteAdmin(db: Kysely<Database>): Promise<boolean> {
  return (await siteAdminMemberships(db).limit(1).executeTakeFirst()) !== undefined;
}

export async function listSiteAdmins(
  db: Kysely<Database>,
): Promise<{ userId: string; email: string; firstName: string }[]> {
  return await siteAdminMemberships(db)
    .clearSelect()
    .select(['u.id as userId', 'u.email', 'u.first_name as firstName'])
    .distinct()
    .orderBy('u.id')
    .execute();
}

function siteAdminMemberships(db: Kysely<Database>) {
  return db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select('m.id')
    .where('m.role', '=', 'site-admin')
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .where('c.active', '=', true);
}
