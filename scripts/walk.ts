/**
 * Walks through the product in a browser: `npm run walk -- [--list] [--chart flight-booking] [--path NAME] [--headed]`.
 * The pages are built first when they are older than their sources. With `--bugs NAME`, it plants the bugs of that name
 * instead, and fails for each that its walk does not find; `--bugs ''` plants them all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import { ensureBuild } from './setup/ensure-build.ts';
import { findBugs } from './walk-bugs.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    chart: { type: 'string' },
    path: { type: 'string' },
    headed: { type: 'boolean' },
    bugs: { type: 'string' },
  },
});

if (values.bugs === undefined) await walk();
else await findBugs(values.bugs);

async function walk(): Promise<void> {
  const folder = values.chart === undefined ? 'tests/model' : `tests/model/${values.chart}`;
  if (!existsSync(folder)) {
    console.error(`There are no walks through “${values.chart}”: ${folder} is missing.`);
    process.exit(1);
  }

  const args = ['test', '--project=model', folder];
  if (values.path !== undefined) args.push('--grep', values.path.replaceAll(/\W/g, '.'));
  if (values.list) {
    args.push('--list');
  } else {
    if (values.headed) args.push('--headed');
    process.env.CHROMIUM_PATH = await findOrInstallChromium();
    await ensureBuild();
  }
  process.exitCode = spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1;
}
