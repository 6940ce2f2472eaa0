import { type Kysely, sql } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { History } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { readHistory } from '../records/history-repository.ts';
import { mayReadPassportDetails } from './user-repository.ts';

const PASSPORT_DETAIL = String.raw`^passports\[[^\]]*\]\.(issueDate|visas)`;

export async function readUserHistory(
  db: Kysely<Database>,
  abilities: Abilities,
  { userId, page }: { userId: string; page: number },
): Promise<History> {
  const query = { recordId: userId, page };
  if (mayReadPassportDetails(abilities, userId)) return await readHistory(db, query);
  return await readHistory(db, {
    ...query,
    isVisible: (field) => sql`${field} ->> 'field' !~ ${PASSPORT_DETAIL}`,
  });
}
