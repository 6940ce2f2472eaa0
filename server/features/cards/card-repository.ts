import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Keys } from '../../keys.ts';
import { seal } from '../../seal.ts';

export interface NewCard {
  owner: { company_id: string } | { user_id: string } | { company_user_id: string };
  vendor: string;
  number: string;
  name: string;
  /** The last day on which it is valid. */
  expiresOn: string;
  isDefault: boolean;
}

const NOBODY = { company_id: null, user_id: null, company_user_id: null };

/** The number goes into the vault, encrypted; what is stored with the card is a token that tells nothing. */
export async function insertCard(
  db: Kysely<Database>,
  keys: Pick<Keys, 'vault'>,
  card: NewCard,
): Promise<void> {
  const token = randomBytes(16).toString('base64url');
  await db
    .insertInto('vault')
    .values({ token, sealed: seal(keys.vault, token, card.number) })
    .execute();
  await db
    .insertInto('cards')
    .values({
      id: randomUUIDv7(),
      ...NOBODY,
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
