import '#tests/support/fixed-today.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '#tests/bench/read-arguments.ts';
import { formatReport } from '#tests/bench/report.ts';

// Set before anything is loaded that reads it: the goals are about what production runs.
process.env.NODE_ENV = 'production';
const { ensureBuild } = await import('#scripts/setup/ensure-build.ts');
const { runGoals } = await import('#tests/bench/run-goals.ts');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const directory = path.resolve(import.meta.dirname, '../coverage/bench');
const goals = readArguments(process.argv.slice(2));
await mkdir(directory, { recursive: true });
// Not part of what a goal takes.
await ensureBuild();
const report = await runGoals(goals, directory);
await writeFile(path.join(directory, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(formatReport(report));
// A missed budget is marked in the table. What could not be measured is a fault of the run.
process.exit(report.faults.length > 0 ? 1 : 0);
