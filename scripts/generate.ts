/** Writes what is generated from other files; with --check says instead what is not up to date, and changes nothing. */
import { contract } from './generate/contract.ts';
import { routes } from './generate/routes.ts';
import { root } from './generate/run-tool.ts';
import { statecharts } from './generate/statecharts.ts';
import { texts } from './generate/texts.ts';
import { theme } from './generate/theme.ts';
import { differing, readWritten, restore } from './generate/written-files.ts';

const checking = process.argv.includes('--check');
const stale: string[] = [];

for (const { name, writes, run } of [contract, theme, routes, texts, statecharts]) {
  const before = readWritten(root, writes);
  await run();
  const changed = differing(before, readWritten(root, writes));
  if (checking) restore(root, before, changed);
  stale.push(...changed);
  console.log(`${name}: ${changed.length > 0 ? changed.join(', ') : 'up to date'}`);
}

if (checking && stale.length > 0) {
  console.error(`Not up to date: ${stale.join(', ')}. Run "npm run generate" and commit what it writes.`);
  process.exitCode = 1;
}
