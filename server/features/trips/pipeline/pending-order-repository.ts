import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { PendingOrder } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { allowedTrips } from '../trip-rule-repository.ts';

type Db = Kysely<Database>;

export interface OrderOffer {
  key: string;
  /** Ids of company users. */
  travelerIds: readonly string[];
}

export interface OfferSearch {
  companyId: string;
  tripId?: string;
  references: readonly string[];
  offers: readonly OrderOffer[];
}

export interface EarlierOffer {
  userId: string;
  tripId: string | null;
}

/** Locks offers until the end of the transaction, so that each of two orders of the same one finds the other. */
export async function lockOffers(
  db: Db,
  { companyId, offers }: Pick<OfferSearch, 'companyId' | 'offers'>,
): Promise<void> {
  // A fixed order prevents deadlocks between two orders of the same offers.
  for (const key of [...new Set(offers.map((offer) => offer.key))].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}\n${key}`}, 0))`.execute(db);
  }
}

export async function findEarlierOffer(db: Db, search: OfferSearch): Promise<EarlierOffer | undefined> {
  // Holds first: those that are stored in the meantime are found as parts.
  return (await findHold(db, search)) ?? (await findPart(db, search));
}

async function findHold(
  db: Db,
  { companyId, references, offers }: OfferSearch,
): Promise<EarlierOffer | undefined> {
  const hold = await db
    .selectFrom('order_holds as h')
    .select('h.user_id as userId')
    .where('h.status', '=', 'ordering')
    .where('h.company_id', '=', companyId)
    .where('h.reference', 'not in', references)
    .where(isOneOf('h', offers))
    .limit(1)
    .executeTakeFirst();
  return hold && { ...hold, tripId: null };
}

async function findPart(
  db: Db,
  { companyId, tripId, offers }: OfferSearch,
): Promise<EarlierOffer | undefined> {
  return await db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select('t.id as tripId')
    // The person who ordered this part, who may be another one than the trip's creator.
    .select(sql<string>`coalesce((p.agreement ->> 'userId')::uuid, t.created_by_user_id)`.as('userId'))
    .where('p.status', 'in', ['held', 'confirming', 'unknown', 'confirmed', 'changing'])
    .where('t.status', 'not in', ['rejected', 'cancelled'])
    .where('t.company_id', '=', companyId)
    .where('t.id', 'is distinct from', tripId ?? null)
    .where(isOneOf('p', offers))
    .limit(1)
    .executeTakeFirst();
}

function isOneOf(table: 'h' | 'p', offers: readonly OrderOffer[]) {
  const [key, travelers] = [sql.ref(`${table}.offer_key`), sql.ref(`${table}.travelers`)];
  return sql<boolean>`(${sql.join(
    offers.map((offer) => sql`(${key} = ${offer.key} and ${travelers} && ${offer.travelerIds}::uuid[])`),
    sql` or `,
  )})`;
}

export async function describeEarlierOffer(
  db: Db,
  { userId, tripId }: EarlierOffer,
  { companyId, ...caller }: { companyId: string; abilities: Abilities; now: Date },
): Promise<PendingOrder> {
  const by = await db
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('u.id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('company_users as m')
          .select('m.id')
          .where('m.user_id', '=', userId)
          .where('m.company_id', '=', companyId),
      ),
    )
    .executeTakeFirst();
  const trip = await db
    .selectFrom('trips as t')
    .select('t.id')
    .where('t.id', '=', tripId)
    .where(allowedTrips(caller, 'read'))
    .executeTakeFirst();
  return { by, tripId: trip?.id };
}
