/** Removes everything from the configured database and reloads the demo company. */
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/database.ts';
import { clearDatabase, loadDemo } from '#server/db/demo/load-demo.ts';
import { migrate } from '#server/db/migrate.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { deriveKeys, readSecret } from '#server/security/keys.ts';
import { readConfig } from '#server/start/read-config.ts';
import { StartFault } from '#server/start/start-fault.ts';

async function resetDemo(): Promise<void> {
  const config = readConfig(process.env);
  if (config.production) throw new StartFault('The demo company is not loaded when NODE_ENV is production.');
  const keys = deriveKeys(await readSecret(config));
  const { db, withoutLimits, close } = withSealingKey(await openDatabase(config), keys);
  try {
    await withoutLimits(migrate);
    await clearDatabase(db);
    await loadDemo({ db, keys, clock: systemClock });
  } finally {
    await close();
  }
}

try {
  await resetDemo();
  console.log('The demo company is as it was at the first start.');
} catch (error) {
  console.error(error instanceof StartFault ? error.lines.join('\n') : error);
  process.exitCode = 1;
}
