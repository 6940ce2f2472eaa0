import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { holds } from '#tests/bench/measure/report.ts';
import { asMarkdown, asText } from '#tests/bench/measure/report-texts.ts';
import { readArguments } from '#tests/bench/read-arguments.ts';

// Before anything is loaded that asks for it: what is measured is what production runs.
Object.assign(process.env, { NODE_ENV: 'production' });
const { runBench } = await import('#tests/bench/run-bench.ts');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const directory = path.resolve(import.meta.dirname, '../coverage/bench');
const plan = readArguments(process.argv.slice(2));
const report = await runBench(plan, directory, (text) => console.error(text));
await mkdir(directory, { recursive: true });
await writeFile(path.join(directory, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
await writeFile(path.join(directory, 'report.md'), asMarkdown(report));
console.log(asText(report));
for (const { goal, fault } of report.faults) console.error(`${goal}: ${fault}`);
console.log(`The report is in ${path.relative(process.cwd(), directory)}/report.md`);
process.exit(holds(report) ? 0 : 1);
