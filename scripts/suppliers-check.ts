/**
 * Does a search, a hold, a price and a cancellation at each supplier that the environment connects, in its test mode,
 * and says what happened: `npm run suppliers:check -- [--live]`. It buys nothing, and leaves the database alone.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { migrate } from '#server/db/migrate.ts';
import { openPGlite } from '#server/db/pglite.ts';
import { withSealingKey } from '#server/db/sealed.ts';
import { createLog } from '#server/log.ts';
import { deriveKeys } from '#server/security/keys.ts';
import { readConfig } from '#server/start/read-config.ts';
import { StartFault } from '#server/start/start-fault.ts';
import {
  type CheckTools,
  type Connected,
  checkSupplier,
  type SupplierCheck,
} from './suppliers-check/check-supplier.ts';
import { duffelCheck } from './suppliers-check/duffel-check.ts';
import { hotelbedsCheck } from './suppliers-check/hotelbeds-check.ts';

const CHECKS: readonly SupplierCheck[] = [duffelCheck, hotelbedsCheck];

const say = (step: string, text: string) => console.log(`  ${step.padEnd(8)} ${text}`);

function readLive(): boolean {
  try {
    return parseArgs({ options: { live: { type: 'boolean', default: false } } }).values.live;
  } catch {
    throw new StartFault('Use it as: npm run suppliers:check -- [--live]');
  }
}

/** Prints warnings of an adapter among the steps. */
function printWarning(line: string): void {
  const { level: _, time: __, msg, ...details } = JSON.parse(line);
  say('', `${msg} ${JSON.stringify(details)}`);
}

async function withTools<Result>(work: (tools: CheckTools) => Promise<Result>): Promise<Result> {
  const keys = deriveKeys(randomBytes(32).toString('hex'));
  const { db, withoutLimits, close } = withSealingKey(await openPGlite(), keys);
  try {
    await withoutLimits(migrate);
    const { log } = createLog('warn', { write: printWarning });
    return await work({ db, log });
  } finally {
    await close();
  }
}

async function checkAll(tools: CheckTools, mayBeLive: boolean): Promise<boolean> {
  const config = readConfig(process.env);
  const connected = CHECKS.flatMap((check) => {
    const supplier = check.connect(config, tools);
    return supplier ? [{ ...check, ...supplier }] : [];
  });
  if (connected.length === 0) {
    const variables = CHECKS.map(({ variable }) => variable).join(' or ');
    throw new StartFault(`No supplier is connected: set ${variables}.`);
  }
  const live = connected.find(({ isLive }) => isLive);
  if (live && !mayBeLive) {
    throw new StartFault(
      `${live.variable} is a live one, and something real would be held. Use one of the test mode, or ask for it: npm run suppliers:check -- --live`,
    );
  }
  let isWell = true;
  for (const supplier of connected) isWell = (await checkOne(supplier)) && isWell;
  return isWell;
}

async function checkOne({ name, url, isLive, sample }: SupplierCheck & Connected): Promise<boolean> {
  console.log(`${name} at ${url}, in its ${isLive ? 'live' : 'test'} mode`);
  const isWell = await checkSupplier(sample, say);
  console.log(isWell ? `${name} works.` : `${name} does not work as it should.`);
  return isWell;
}

try {
  const mayBeLive = readLive();
  process.exitCode = (await withTools((tools) => checkAll(tools, mayBeLive))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartFault ? error.lines.join('\n') : error);
  process.exitCode = 1;
}
