/** Random commands at full length: `npm run random-commands [commands] [engine] [seed] [sessions, trips or bookings]`. */
import { spawnSync } from 'node:child_process';
import { engines } from '#tests/support/database.ts';

const TESTS = { sessions: 'random-commands', trips: 'random-trips', bookings: 'random-bookings' };

const [commands = '1000000', wanted = 'both', seed = '1', about = 'all'] = process.argv.slice(2);
const chosen = engines.filter((engine) => wanted === 'both' || wanted === engine);
const tests = Object.entries(TESTS).filter(([name]) => about === 'all' || about === name);
const areNumbers = [commands, seed].every((number) => /^[1-9]\d{0,8}$/.test(number));

if (!areNumbers || chosen.length === 0 || tests.length === 0) {
  const [engine, kind] = [
    ['both', ...engines],
    ['all', ...Object.keys(TESTS)],
  ].map((names) => names.join('|'));
  console.error(`Use it as: npm run random-commands [commands] [${engine}] [seed] [${kind}]`);
  process.exit(1);
}

for (const engine of chosen) {
  for (const [name, file] of tests) {
    console.log(`${commands} commands to ${name} on ${engine}, seed ${seed}`);
    const { status } = spawnSync('vitest', ['run', `tests/contract/${file}.test.ts`], {
      stdio: 'inherit',
      env: { ...process.env, COMMANDS: commands, SEED: seed, TEST_ENGINE: engine },
    });
    if (status !== 0) process.exitCode = 1;
  }
}
