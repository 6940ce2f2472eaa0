import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Keys } from '../../security/keys.ts';
import { seal } from '../../security/seal.ts';

export interface NewCard {
  owner: { company_id: string } | { user_id: string } | { company_user_id: string };
  vendor: string;
  number: string;
  name: string;
  /** The last day on which it is valid. */
  expiresOn: string;
  isDefault: boolean;
}

const UNBOOKED = ['waiting_level_1_approval', 'waiting_level_2_approval', 'approved'] as const;

const NO_OWNER = { company_id: null, user_id: null, company_user_id: null };

/** The number is stored encrypted in the vault; the card itself stores a token that reveals nothing. */
export async function insertCard(
  db: Kysely<Database>,
  keys: Pick<Keys, 'vault'>,
  card: NewCard,
  id: string = randomUUIDv7(),
): Promise<void> {
  const token = randomBytes(16).toString('base64url');
  await db
    .insertInto('vault')
    .values({ token, sealed: seal(keys.vault, token, card.number) })
    .execute();
  await db
    .insertInto('cards')
    .values({
      id,
      ...NO_OWNER,
      ...card.owner,
      token,
      vendor: card.vendor,
      last4: card.number.slice(-4),
      name: card.name,
      expires_on: card.expiresOn,
      is_default: card.isDefault,
    })
    .execute();
}

export async function changeCard(
  db: Kysely<Database>,
  id: string,
  { name, expiresOn, isDefault }: Pick<NewCard, 'name' | 'expiresOn' | 'isDefault'>,
): Promise<void> {
  await db
    .updateTable('cards')
    .set({ name, expires_on: expiresOn, is_default: isDefault })
    .where('id', '=', id)
    .execute();
}

/**
 * The last digits of the first of these cards that pays for a trip that isn't booked yet; until the end of
 * the transaction no trip can start to use one of them.
 */
export async function findUsedCard(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  await db.selectFrom('cards').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const used = await db
    .selectFrom('trips as t')
    .innerJoin('cards as c', 'c.id', 't.card_id')
    .select('c.last4')
    .where('t.card_id', 'in', ids)
    .where('t.status', 'in', UNBOOKED)
    .limit(1)
    .executeTakeFirst();
  return used?.last4;
}

/** Includes the card numbers. */
export async function removeCards(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const removed = await db.deleteFrom('cards').where('id', 'in', ids).returning('token').execute();
  const tokens = removed.map(({ token }) => token);
  if (tokens.length > 0) await db.deleteFrom('vault').where('token', 'in', tokens).execute();
}
