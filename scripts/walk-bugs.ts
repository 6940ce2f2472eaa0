import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from '#tests/support/chromium.ts';
import type { PlantedBug } from '#tests/support/planted-bug.ts';

const root = path.resolve(import.meta.dirname, '..');
const bugs = path.join(root, 'tests/model/bugs');

/**
 * Plants the bugs of `tests/model/bugs/` whose names contain a text in a copy of the sources, one at a time, and walks.
 * Fails for each bug that the walk it names does not find.
 */
export async function findBugs(wanted: string): Promise<void> {
  const names = readdirSync(bugs).filter((file) => file.includes(wanted));
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  const copy = copySources();
  try {
    for (const name of names) {
      const began = performance.now();
      const isFound = await find(name, copy);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${isFound ? 'found' : 'NOT FOUND'}  ${name.replace(/\.ts$/, '')}  ${seconds} s`);
      if (!isFound) process.exitCode = 1;
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What git knows of, beside the packages that are installed here. */
function copySources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zugvogel-bugs-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.trim().split('\n')) cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Whether the walk fails with the bug, and only because of what it sees. */
async function find(name: string, copy: string): Promise<boolean> {
  const [{ file, from, to, foundBy }] = Object.values(await import(path.join(bugs, name))) as [PlantedBug];
  const planted = path.join(copy, file);
  const source = readFileSync(planted, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${name}: “${from}” is not once in ${file}`);
  writeFileSync(
    planted,
    source.replace(from, () => to),
  );
  try {
    if (spawnSync('node', ['scripts/build.ts'], { cwd: copy }).status !== 0)
      throw new Error(`${name} can't be built`);
    const args = [
      'test',
      '--project=model',
      '--workers',
      '1',
      '--retries=0',
      '--grep',
      foundBy.replaceAll(/\W/g, '.'),
    ];
    const { status, stdout } = spawnSync('playwright', args, { cwd: copy, encoding: 'utf8' });
    return status !== 0 && stdout.includes('Repeat it with:');
  } finally {
    writeFileSync(planted, source);
  }
}
