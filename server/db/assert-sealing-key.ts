import type { Kysely } from 'kysely';
import { StartFault } from '../start/start-fault.ts';
import type { Database } from './schema.ts';
import { sealFor, unsealFrom } from './sealed.ts';

const PLACE = 'sealing_key.sealed_proof 1';

/** Refuses another key than that of the stored data: profiles and trips could not be read, and new data would be lost. */
export async function assertSealingKey(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('sealing_key')
    .values({ id: 1, sealed_proof: sealFor(db, PLACE, 'The key fits.') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed_proof: proof } = await db
    .selectFrom('sealing_key')
    .select('sealed_proof')
    .executeTakeFirstOrThrow();
  try {
    unsealFrom(db, PLACE, proof);
  } catch {
    throw new StartFault(
      'The personal data in this database is encrypted with another SECRET_KEY. Start with that one, or replace it with `npm run secret:change`.',
    );
  }
}
