import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Keys } from '../security/keys.ts';
import { seal, unseal } from '../security/seal.ts';
import { rewriteColumn } from './rewrite-column.ts';
import type { Database } from './schema.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

type Sealing = Pick<Keys, 'personalData' | 'vault' | 'mail'>;

/** Encrypts everything that is stored encrypted with other keys, all or nothing. No server may be running. */
export async function reseal(db: Kysely<Database>, former: Sealing, next: Sealing): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [place, key] of Object.entries(SEALED_COLUMNS)) {
      const [table = '', column = ''] = place.split('.');
      await rewriteColumn<string>(transaction, {
        table,
        column,
        key,
        content: column,
        rewrite: (row) => {
          const name = `${place} ${row.key}`;
          const text = unseal(former.personalData, name, Buffer.from(row.content, 'base64'));
          return seal(next.personalData, name, text).toString('base64');
        },
      });
    }
    const vault = { table: 'vault', column: 'sealed', key: 'token' };
    await resealBytes(transaction, vault, { former: former.vault, next: next.vault });
    const mails = { table: 'mails', column: 'sealed_content', key: 'id' };
    await resealBytes(transaction, mails, { former: former.mail, next: next.mail });
  });
}

/** Card numbers and waiting mails have keys of their own, and their rows are named by the primary key alone. */
async function resealBytes(
  db: QueryExecutorProvider,
  place: { table: string; column: string; key: string },
  { former, next }: { former: Buffer; next: Buffer },
): Promise<void> {
  await rewriteColumn<Uint8Array>(db, {
    ...place,
    content: place.column,
    isBinary: true,
    rewrite: ({ key, content }) => seal(next, key, unseal(former, key, content)).toString('base64'),
  });
}
