/** Writes all generated files; with --check, reports the outdated ones instead, and changes nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contract } from './generate/contract.ts';
import { differing, readWritten, takeOver } from './generate/file-contents.ts';
import { routes } from './generate/routes.ts';
import { root } from './generate/run-tool.ts';
import { statecharts } from './generate/statecharts.ts';
import { texts } from './generate/texts.ts';

const checking = process.argv.includes('--check');
const drafts = mkdtempSync(path.join(tmpdir(), 'generated-'));
const stale: string[] = [];

try {
  for (const { name, writes, run } of [contract, routes, texts, statecharts]) {
    await run(drafts);
    const drafted = readWritten(drafts, writes);
    const changed = differing(readWritten(root, writes), drafted);
    if (!checking) takeOver(root, drafted, changed);
    stale.push(...changed);
    console.log(`${name}: ${changed.length > 0 ? changed.join(', ') : 'up to date'}`);
  }
} finally {
  rmSync(drafts, { recursive: true });
}

if (checking && stale.length > 0) {
  console.error(`Not up to date: ${stale.join(', ')}. Run "npm run generate" and commit what it writes.`);
  process.exitCode = 1;
}
