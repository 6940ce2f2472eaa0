/** Loads exchange rates from a CSV file, as the European Central Bank publishes it, into the configured database. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExchangeRates } from '#domain/exchange-rates.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { parseRates } from '#server/features/exchange-rates/parse-rates.ts';
import { deriveKeys, readSecret } from '#server/security/keys.ts';
import { readConfig } from '#server/start/read-config.ts';
import { StartFault } from '#server/start/start-fault.ts';

/** The file is read as a whole before anything is written. */
async function loadRates([file, ...more]: string[]): Promise<readonly ExchangeRates[]> {
  if (file === undefined || more.length > 0) {
    throw new StartFault('Use it as: npm run rates:load -- file.csv');
  }
  const days = await readRates(file);
  const config = readConfig(process.env);
  const keys = deriveKeys(await readSecret(config));
  const { db, withoutLimits, close } = withSealingKey(await openDatabase(config), keys);
  try {
    await withoutLimits(migrate);
    await db.transaction().execute((transaction) => replaceRates(transaction, days));
  } finally {
    await close();
  }
  return days;
}

async function readRates(file: string): Promise<readonly ExchangeRates[]> {
  const parsed = parseRates(await readText(file));
  if ('days' in parsed) return parsed.days;
  const { line, reason } = parsed.fault;
  throw new StartFault(`${file}, line ${line}: ${reason}. Nothing was loaded.`);
}

/** A relative path refers to the folder where npm was called, although npm runs in that of package.json. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(path.resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch (error) {
    throw new StartFault(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  const days = await loadRates(process.argv.slice(2));
  const [first, ...later] = days.map(({ date }) => date).sort();
  const last = later.at(-1);
  console.log(
    `Rates are loaded: ${last ? `${days.length} days, from ${first} to ${last}` : `1 day, ${first}`}.`,
  );
} catch (error) {
  console.error(error instanceof StartFault ? error.lines.join('\n') : error);
  process.exitCode = 1;
}
