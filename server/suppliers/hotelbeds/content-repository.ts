import { type Kysely, sql } from 'kysely';
import type { Position } from '#domain/geography.ts';
import type { Database } from '../../db/schema.ts';
import type { HouseReader, KnownHouse } from './house-content.ts';

type Db = Kysely<Database>;

const MOST_AROUND = 2000;
const KM_PER_DEGREE = 111;
const AT_ONCE = 500;

export function createHouseReader(db: Db): HouseReader {
  return {
    async contentsOf(codes) {
      if (codes.length === 0) return new Map();
      const rows = await db
        .selectFrom('hotelbeds_hotels')
        .select(['code', 'content'])
        .where('code', '=', sql<number>`any(${codes}::integer[])`)
        .execute();
      return new Map(rows.map(({ code, content }) => [code, content]));
    },
  };
}

/** In the square around the place. */
export async function findHousesAround(
  db: Db,
  { latitude, longitude }: Position,
  kilometres: number,
): Promise<KnownHouse[]> {
  const degrees = kilometres / KM_PER_DEGREE;
  const wide = degrees / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return await db
    .selectFrom('hotelbeds_hotels')
    .select(['code', 'latitude', 'longitude', 'content'])
    .where('latitude', '>=', latitude - degrees)
    .where('latitude', '<=', latitude + degrees)
    .where('longitude', '>=', longitude - wide)
    .where('longitude', '<=', longitude + wide)
    .orderBy('code')
    .limit(MOST_AROUND)
    .execute();
}

export async function findHouse(db: Db, code: number): Promise<KnownHouse | undefined> {
  return await db
    .selectFrom('hotelbeds_hotels')
    .select(['code', 'latitude', 'longitude', 'content'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** How far the content has been read. */
export interface ContentProgress {
  /** The number of the next hotel in the list, counted from 1. */
  next: number;
  /** Only hotels that have changed since this day are asked for; null for all. */
  since: string | null;
  /** The day on which the list was begun. */
  began: string;
}

export async function readProgress(db: Db): Promise<ContentProgress | undefined> {
  return await db.selectFrom('hotelbeds_content').select(['next', 'since', 'began']).executeTakeFirst();
}

export async function saveContent(
  db: Db,
  houses: readonly KnownHouse[],
  progress: ContentProgress,
): Promise<void> {
  const rows = houses.map(({ content, ...house }) => ({ ...house, content: JSON.stringify(content) }));
  await db.transaction().execute(async (transaction) => {
    for (let first = 0; first < rows.length; first += AT_ONCE) {
      await transaction
        .insertInto('hotelbeds_hotels')
        .values(rows.slice(first, first + AT_ONCE))
        .onConflict((conflict) =>
          conflict.column('code').doUpdateSet((eb) => ({
            latitude: eb.ref('excluded.latitude'),
            longitude: eb.ref('excluded.longitude'),
            content: eb.ref('excluded.content'),
          })),
        )
        .execute();
    }
    await transaction
      .insertInto('hotelbeds_content')
      .values({ id: 1, ...progress })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(progress))
      .execute();
  });
}
