import { type Kysely, sql } from 'kysely';
import { type Params, preparedStatement } from '../../db/prepared-statement.ts';
import type { Database } from '../../db/schema.ts';
import type { CallKind } from '../../db/session-tables.ts';

interface Portion {
  userId: string;
  kind: CallKind;
  minute: Date;
  size: number;
  limit: number;
}

/**
 * Takes a portion of the calls that a person may make within a minute; returns the remainder, 0 when the
 * limit is reached.
 */
export async function consumeCallQuota(db: Kysely<Database>, portion: Portion): Promise<number> {
  const [counted] = await count(db, portion);
  return counted ? portion.size - Math.max(0, counted.calls - portion.limit) : 0;
}

/** A minute that another process has already begun, by its clock, continues. */
const count = preparedStatement(
  ({ userId, kind, minute, size, limit }: Params<Portion>) => sql<{ calls: number }>`
    insert into call_counts (user_id, kind, minute, calls)
    values (${userId}::uuid, ${kind}::text, ${minute}::timestamptz, ${size}::integer)
    on conflict (user_id, kind) do update set
      minute = greatest(call_counts.minute, excluded.minute),
      calls = excluded.calls + case when call_counts.minute < excluded.minute then 0 else call_counts.calls end
    where call_counts.minute < excluded.minute or call_counts.calls < ${limit}::integer
    returning calls`,
);
