/** Encrypts the stored data with SECRET_KEY instead of FORMER_SECRET_KEY. All servers have to be stopped. */

import { assertSealingKey } from '#server/db/assert-sealing-key.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { reseal } from '#server/db/reseal.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { deriveKeys } from '#server/security/keys.ts';
import { readConfig } from '#server/start/read-config.ts';
import { StartFault } from '#server/start/start-fault.ts';

async function changeSecret({ FORMER_SECRET_KEY: formerSecret, ...env }: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  if (config.secretKey === undefined || formerSecret === undefined) {
    throw new StartFault('Set SECRET_KEY to the new secret, and FORMER_SECRET_KEY to the one until now.');
  }
  const former = deriveKeys(formerSecret);
  const { db, withoutLimits, close } = withSealingKey(await openDatabase(config), former);
  const next = deriveKeys(config.secretKey);
  try {
    await withoutLimits(migrate);
    await assertSealingKey(db);
    await withoutLimits((unlimited) => reseal(unlimited, former, next));
  } finally {
    await close();
  }
}

try {
  await changeSecret(process.env);
  console.log('The stored data is encrypted with the new secret. From now on, start with that one.');
} catch (error) {
  console.error(error instanceof StartFault ? error.lines.join('\n') : error);
  process.exitCode = 1;
}
