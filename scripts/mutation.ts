/**
 * Mutates the rules and checks whether tests fail; takes the options of `stryker run`. Each group is judged
 * separately.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { judgeGroups } from './mutation/judge-groups.ts';

const root = path.resolve(import.meta.dirname, '..');
const { thresholds, jsonReporter } = JSON.parse(readFileSync(path.join(root, 'stryker.config.json'), 'utf8'));
const report = path.join(root, jsonReporter.fileName);

rmSync(report, { force: true });
const stryker = path.join(root, 'node_modules', '.bin', 'stryker');
const { status } = spawnSync(stryker, ['run', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;

// Without a report, the error has already been printed.
const { files } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { files: {} };
for (const { group, score, mutants } of judgeGroups(files)) {
  const isGood = score >= thresholds.break;
  console.log(`${isGood ? '✓' : '✗'} ${group}: ${score.toFixed(1)} % of ${mutants} mutants were noticed`);
  if (!isGood) process.exitCode = 1;
}
