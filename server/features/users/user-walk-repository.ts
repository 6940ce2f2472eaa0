import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchWords } from '../search/search-words.ts';
import { hasWords, planSearch } from '../search/word-search-repository.ts';
import type { WordTable } from '../search/word-table.ts';
import { type FoundRecord, firstOf, walkWords } from '../search/word-walk-repository.ts';

const USER_WORDS: WordTable = { words: 'user_words', id: 'user_id' };

/** Among whom users are looked for. */
export type UserReach = 'everybody' | { companyId: string } | { userId: string };

export interface UserWalk {
  reach: UserReach;
  searchString: string;
  sortBy: 'name' | 'email';
  direction: 'asc' | 'desc';
  /** How many are wanted at the most. */
  bound: number;
}

/** The first users of a list. Among all users, an index is read in the order of the list, and only so far. */
export async function walkUsers(db: Kysely<Database>, walk: UserWalk): Promise<RawBuilder<FoundRecord>> {
  const { reach, searchString, sortBy, ...wanted } = walk;
  if (reach !== 'everybody' || searchString === '') return firstOf(usersInOrder(walk), wanted);
  const search = await planSearch(db, USER_WORDS, searchString);
  const found = await walkWords(db, { table: USER_WORDS, search, key: `${sortBy}_key`, ...wanted });
  return found ?? firstOf(usersInOrder(walk), wanted);
}

function usersInOrder({ reach, searchString, sortBy }: UserWalk): RawBuilder<FoundRecord> {
  const key = sql.raw(`${sortBy}_key`);
  const hasAll = (userId: RawBuilder<unknown>) => hasWords(USER_WORDS, userId, searchWords(searchString));
  if (reach !== 'everybody' && 'companyId' in reach) {
    // The place in the company has the name, too, and an index of it.
    const ofCompany = sortBy === 'name' ? sql`m.name_key` : sql`u.email_key`;
    return sql`
      select m.user_id as id, ${ofCompany} as sort_key from company_users m join users u on u.id = m.user_id
      where m.company_id = ${reach.companyId} and m.active and ${hasAll(sql`m.user_id`)}`;
  }
  const users = sql<FoundRecord>`select u.id, u.${key} as sort_key from users u where ${hasAll(sql`u.id`)}`;
  return reach === 'everybody' ? users : sql`${users} and u.id = ${reach.userId}`;
}
