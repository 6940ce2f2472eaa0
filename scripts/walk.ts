/**
 * Walks through the product in a browser:
 * `npm run walk -- [--list] [--chart flight-booking] [--state soldOut] [--path NAME] [--headed] [--url https://…]`.
 * Without an address, it starts a server of its own, and the pages are built first when they are older than their
 * sources. With `--bugs NAME`, it plants the bugs of that name instead, and fails for each that its walk does not find;
 * `--bugs ''` plants them all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT, readWalks } from '#tests/model/walked.ts';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { ensureBuild } from './setup/ensure-build.ts';
import { findBugs } from './walk-bugs.ts';

const WALKS = 'tests/model';
const ANYWHERE = [
  'flight-booking',
  'hotel-booking',
  'car-booking',
  'checkout',
  'change-review',
  'trip-draft',
];

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    chart: { type: 'string' },
    path: { type: 'string' },
    state: { type: 'string' },
    url: { type: 'string' },
    headed: { type: 'boolean' },
    bugs: { type: 'string' },
  },
});

if (values.bugs === undefined) await walk();
else await findBugs(values.bugs);

async function walk(): Promise<void> {
  const args = ['test', '--project=model', '--retries=0', ...chooseFolders()];
  const names = [values.path, ...(values.state === undefined ? [] : walksThrough(values.state))];
  const patterns = names.filter((name) => name !== undefined).map((name) => name.replaceAll(/\W/g, '.'));
  if (patterns.length > 0) args.push('--grep', patterns.join('|'));
  if (values.headed) args.push('--headed');
  if (values.list) args.push('--list');
  else process.env.CHROMIUM_PATH = await findOrInstallChromium();

  if (values.url !== undefined) {
    process.env.WALK_URL = values.url;
    // Elsewhere it is today, and the walks share what is for sale.
    process.env.TEST_TODAY = new Date().toISOString();
    args.push('--workers=1', '--output=coverage/walked-elsewhere');
  } else if (!values.list) {
    await ensureBuild();
  }
  process.exitCode = spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1;
}

/** Elsewhere, only those walks are possible that need nothing but an address. */
function chooseFolders(): string[] {
  const { chart, url } = values;
  if (chart !== undefined && !existsSync(`${WALKS}/${chart}`)) {
    fail(`There are no walks through “${chart}”: ${WALKS}/${chart} is missing.`);
  }
  if (url === undefined) return [chart === undefined ? WALKS : `${WALKS}/${chart}`];
  if (chart !== undefined && !ANYWHERE.includes(chart)) {
    fail(
      `The walks through “${chart}” start a server of their own. Those that can be elsewhere: ${ANYWHERE.join(', ')}.`,
    );
  }
  return (chart === undefined ? ANYWHERE : [chart]).map((name) => `${WALKS}/${name}`);
}

/** By what the last walks have recorded. */
function walksThrough(state: string): string[] {
  const charts = existsSync(ROOT) ? readdirSync(ROOT, { withFileTypes: true }) : [];
  const walks = charts
    .filter((entry) => entry.isDirectory() && entry.name !== 'walks')
    .flatMap(({ name }) => readWalks(name));
  const found = walks.filter(({ leaves }) => leaves.some((leaf) => leaf.split('.').includes(state)));
  if (found.length === 0) {
    fail(
      `No walk was through “${state}”. What they were through is recorded when they are walked: npm run walk`,
    );
  }
  return [...new Set(found.map(({ name }) => name))];
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
