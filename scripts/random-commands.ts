/** Random commands at full length: `npm run random-commands [commands] [engine] [seed] [sessions,trips,bookings]`. */
import { spawnSync } from 'node:child_process';
import { engines } from '#tests/support/database.ts';

const TESTS = { sessions: 'random-commands', trips: 'random-trips', bookings: 'random-bookings' };

const [commands = '1000000', wanted = 'both', seed = '1', about = 'all'] = process.argv.slice(2);
const chosen = engines.filter((engine) => wanted === 'both' || wanted === engine);
const names = about === 'all' ? Object.keys(TESTS) : about.split(',');
const tests = Object.entries(TESTS).filter(([name]) => names.includes(name));
const areNumbers = [commands, seed].every((number) => /^[1-9]\d{0,8}$/.test(number));

if (!areNumbers || chosen.length === 0 || tests.length !== names.length) {
  const [engine, kind] = [
    ['both', ...engines],
    ['all', ...Object.keys(TESTS)],
  ].map((choices) => choices.join('|'));
  console.error(`Use it as: npm run random-commands [commands] [${engine}] [seed] [${kind}]`);
  process.exit(1);
}

const files = tests.map(([, file]) => `tests/contract/${file}.test.ts`);

for (const engine of chosen) {
  console.log(`${commands} commands to ${names.join(', ')} on ${engine}, seed ${seed}`);
  // One kind after the other: how many commands a second takes says nothing beside others.
  const { status } = spawnSync('vitest', ['run', '--maxWorkers=1', ...files], {
    stdio: 'inherit',
    env: { ...process.env, COMMANDS: commands, SEED: seed, TEST_ENGINE: engine },
  });
  if (status !== 0) process.exitCode = 1;
}
