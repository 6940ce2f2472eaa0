import { type Kysely, sql } from 'kysely';
import type { Actor } from '#domain/abilities.ts';
import type { Database } from '../../../db/schema.ts';
import { requestersOfTrip } from '../approval/decider-repository.ts';

/** A person who gets a mail, with the company user as whom they may act. */
export interface MailAddressee extends Actor {
  email: string;
  firstName: string;
}

/**
 * Reads travellers and requesters, each person once; with `first`, only the first requester and no one who extended the
 * trip later.
 */
export async function readTripAddressees(
  db: Kysely<Database>,
  tripId: string,
  scope: 'first' | 'ever',
): Promise<MailAddressee[]> {
  const requesters = scope === 'first' ? sql`t.created_by_user_id` : requestersOfTrip();
  const rows = await addressees(db)
    .innerJoin('trips as t', (join) => join.on('t.id', '=', tripId))
    .distinctOn('u.id')
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('trip_travellers as w')
            .select('w.trip_id')
            .whereRef('w.trip_id', '=', 't.id')
            .whereRef('w.company_user_id', '=', 'm.id'),
        ),
        // A site-admin who requests a trip may not be a member of its company.
        and([
          sql<boolean>`m.user_id in (${requesters})`,
          or([eb('m.company_id', '=', eb.ref('t.company_id')), eb('m.role', '=', 'site-admin')]),
        ]),
      ]),
    )
    .orderBy('u.id')
    .orderBy(sql`m.company_id = t.company_id`, 'desc')
    .execute();
  return rows.toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

/** Reads the people of these company users. */
export async function readAddressees(
  db: Kysely<Database>,
  companyUserIds: readonly string[],
): Promise<MailAddressee[]> {
  if (companyUserIds.length === 0) return [];
  return await addressees(db).where('m.id', 'in', companyUserIds).orderBy('u.email').execute();
}

function addressees(db: Kysely<Database>) {
  return db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as companyUserId', 'm.company_id as companyId', 'm.role'])
    .select(['u.id as userId', 'u.email', 'u.first_name as firstName']);
}

/** The addresses to which the company wants copies of its travellers' mails. */
export async function readCopyAddresses(db: Kysely<Database>, companyId: string): Promise<string[]> {
  const { emails } = await db
    .selectFrom('companies')
    .select('emails')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return emails;
}
