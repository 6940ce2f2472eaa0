import { type RawBuilder, sql } from 'kysely';
import { hasWords, type UserSearch } from './user-search-repository.ts';

export interface FoundUser {
  user_id: string;
  sort_key: string;
}

/** Among whom users are looked for. */
export type UserReach = 'everybody' | { companyId: string } | { userId: string };

export interface UserWalk {
  reach: UserReach;
  search: UserSearch;
  sortBy: 'name' | 'email';
  direction: 'asc' | 'desc';
  /** How many are wanted at the most. */
  bound: number;
}

/** The first users of a list. Among all users, an index is read in the order of the list, and only so far. */
export function walkUsers(walk: UserWalk): RawBuilder<FoundUser> {
  const direction = sql.raw(walk.direction);
  return sql<FoundUser>`
    select user_id, sort_key from (${candidates(walk)}) as candidates
    order by sort_key ${direction}, user_id ${direction}
    limit ${sql.lit(walk.bound)}`;
}

function candidates(walk: UserWalk): RawBuilder<unknown> {
  const { reach, search, sortBy } = walk;
  const key = sql.raw(`${sortBy}_key`);
  const hasAll = (userId: RawBuilder<unknown>) => hasWords(userId, search.besides);
  if (reach !== 'everybody' && 'companyId' in reach) {
    // The place in the company has the name, too, and an index of it.
    const ofCompany = sortBy === 'name' ? sql`m.name_key` : sql`u.email_key`;
    return sql`
      select m.user_id, ${ofCompany} as sort_key from company_users m join users u on u.id = m.user_id
      where m.company_id = ${reach.companyId} and ${hasAll(sql`m.user_id`)}`;
  }
  const users = sql`select u.id as user_id, u.${key} as sort_key from users u where ${hasAll(sql`u.id`)}`;
  if (reach !== 'everybody') return sql`${users} and u.id = ${reach.userId}`;
  if (search.lead === 'order') return users;
  if ('words' in search.lead) return inWords(walk, search.lead.words);
  const { from, to } = search.lead.range;
  return sql`
    select distinct w.user_id, w.${key} as sort_key from user_words w
    where w.word >= ${from} and w.word < ${to} and ${hasAll(sql`w.user_id`)}`;
}

/** The first of each word: so many that they are enough if the other words have none. */
function inWords({ search, sortBy, direction, bound }: UserWalk, words: readonly string[]) {
  const key = sql.raw(`${sortBy}_key`);
  const order = sql.raw(direction);
  return sql`
    select distinct walked.user_id, walked.sort_key
    from unnest(${words}::text[]) as words (word)
    cross join lateral (
      select w.user_id, w.${key} as sort_key from user_words w
      where w.word = words.word collate "C" and ${hasWords(sql`w.user_id`, search.besides)}
      order by w.${key} ${order}, w.user_id ${order}
      limit ${sql.lit(bound)}
    ) as walked`;
}
