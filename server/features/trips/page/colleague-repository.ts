import { type Kysely, sql } from 'kysely';
import type { PartComparison } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { SAME_SERVICE } from '../part/kinds/same-service-rows.ts';

type Person = PartComparison['colleagues'][number];

const MOST = 20;

export async function readColleagues(db: Kysely<Database>, tripId: string): Promise<Map<string, Person[]>> {
  const areTogether = Object.entries(SAME_SERVICE).map(
    ([kind, isSame]) => sql`when ${sql.lit(kind)} then ${isSame}`,
  );
  const { rows } = await sql<{ part_id: string; people: Person[] }>`
    select p.id as part_id, c.people
    from trip_parts p
    join trips t on t.id = p.trip_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('firstName', found.first_name, 'lastName', found.last_name)) as people
      from (
        select distinct w.first_name, w.last_name, w.company_user_id
        from trip_parts o
        join trips other on other.id = o.trip_id
        join trip_travellers w on w.trip_id = other.id and w.company_user_id = any(o.travelers)
        where other.company_id = t.company_id and other.id <> t.id and o.kind = p.kind
          and other.starts_on between t.starts_on - 400 and t.ends_on and other.ends_on >= t.starts_on
          and o.status in ('held', 'confirming', 'confirmed', 'unknown', 'changing')
          and o.starts_on <= p.ends_on and o.ends_on >= p.starts_on
          and case p.kind ${sql.join(areTogether, sql` `)} else false end
        order by w.last_name, w.first_name, w.company_user_id
        limit ${sql.lit(MOST)}
      ) found
    ) c
    where p.trip_id = ${tripId} and c.people is not null`.execute(db);
  return new Map(rows.map(({ part_id, people }) => [part_id, people]));
}
