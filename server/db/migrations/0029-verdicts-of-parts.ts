import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = [
  'alter table trip_parts add column verdict jsonb',
  // What a part has become by its last change was judged by itself.
  `update trip_parts p set verdict = c.verdict
  from (
    select distinct on (part_id) part_id, verdict from trip_changes where status = 'done' order by part_id, id desc
  ) c
  where c.part_id = p.id`,
  // What was said of a trip with one part was said of that part.
  `update trip_parts p set verdict = t.verdict
  from trips t
  where t.id = p.trip_id and p.verdict is null
    and not exists (select from trip_parts o where o.trip_id = p.trip_id and o.id <> p.id)`,
];

export const verdictsOfPartsMigration: Migration = {
  up: (db: Kysely<unknown>) => runStatements(db, STATEMENTS),
};
