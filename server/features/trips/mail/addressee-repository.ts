import { type Kysely, sql } from 'kysely';
import type { Actor } from '#domain/abilities.ts';
import type { Database } from '../../../db/schema.ts';
import { zoneOfAddress } from '../../companies/zone-of-address.ts';
import { requestersOfTrip } from '../decider-repository.ts';

export interface MailAddressee extends Actor {
  email: string;
  firstName: string;
  zone: string;
}

/**
 * Reads active travelers and requesters, each person once; with `first`, only the first requester and no one who
 * extended the trip later. When a traveler has left and no requester is left, the company-admins are responsible.
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
    .where('m.active', '=', true)
    .where('u.active', '=', true)
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
        and([
          eb('m.company_id', '=', eb.ref('t.company_id')),
          eb('m.role', '=', 'company-admin'),
          hasDeparted(),
          sql<boolean>`not exists (select from company_users r join users ru on ru.id = r.user_id
            where r.user_id in (${requesters}) and r.active and ru.active
              and (r.company_id = t.company_id or r.role = 'site-admin'))`,
        ]),
      ]),
    )
    .orderBy('u.id')
    .orderBy(sql`m.company_id = t.company_id`, 'desc')
    .execute();
  return await Promise.all(rows.toSorted((one, other) => (one.email < other.email ? -1 : 1)).map(withZone));
}

export async function findRecorder(db: Kysely<Database>, tripId: string): Promise<string | null> {
  const last = await db
    .selectFrom('trip_events as e')
    .select('e.user_id as userId')
    .where('e.trip_id', '=', tripId)
    .where('e.kind', '=', 'partsAdded')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_parts as p')
          .select('p.id')
          .whereRef('p.trip_id', '=', 'e.trip_id')
          .where('p.kind', '=', 'external')
          .where('p.status', '=', 'cancelling')
          .where('p.was_booked', '=', false),
      ),
    )
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.userId ?? null;
}

function hasDeparted() {
  return sql<boolean>`exists (select from trip_travellers gone
    join company_users gm on gm.id = gone.company_user_id join users gu on gu.id = gm.user_id
    where gone.trip_id = t.id and not (gm.active and gu.active))`;
}

export async function isTravelerGone(db: Kysely<Database>, tripId: string): Promise<boolean> {
  const { isGone } = await db
    .selectFrom('trips as t')
    .select(hasDeparted().as('isGone'))
    .where('t.id', '=', tripId)
    .executeTakeFirstOrThrow();
  return isGone;
}

export async function readAddressees(
  db: Kysely<Database>,
  companyUserIds: readonly string[],
): Promise<MailAddressee[]> {
  if (companyUserIds.length === 0) return [];
  const rows = await addressees(db)
    .where('m.id', 'in', companyUserIds)
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .orderBy('u.email')
    .execute();
  return await Promise.all(rows.map(withZone));
}

function addressees(db: Kysely<Database>) {
  return db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.id as companyUserId', 'm.company_id as companyId', 'm.role'])
    .select(['u.id as userId', 'u.email', 'u.first_name as firstName', 'u.city', 'u.country'])
    .select(['c.time_zone as companyZone']);
}

type AddresseeRow = Awaited<ReturnType<ReturnType<typeof addressees>['execute']>>[number];

/** People live where their own address is, and without one where their company is. */
async function withZone(row: AddresseeRow): Promise<MailAddressee> {
  const { city, country, companyZone, ...addressee } = row;
  return { ...addressee, zone: country ? await zoneOfAddress({ city, country }) : companyZone };
}

export async function readCopyAddresses(db: Kysely<Database>, companyId: string): Promise<string[]> {
  const { emails } = await db
    .selectFrom('companies')
    .select('emails')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return emails;
}
