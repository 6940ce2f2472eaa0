/** Kills the server while people write, on both engines or one: `npm run kills [rounds] [engine] [seed]`. */
import { spawnSync } from 'node:child_process';
import { engines } from '#tests/support/database.ts';

const [rounds = '200', engineName = 'both', seed = '1'] = process.argv.slice(2);
const chosen = engines.filter((engine) => engineName === 'both' || engineName === engine);

if (![rounds, seed].every((number) => /^[1-9]\d{0,8}$/.test(number)) || chosen.length === 0) {
  console.error(`Use it as: npm run kills [rounds] [both|${engines.join('|')}] [seed]`);
  process.exit(1);
}

/** Beside the moments that the seed chooses, each step of a booking and of its change, unless only a few rounds are wanted. */
const tests = ['tests/contract/kills.test.ts'];
if (Number(rounds) >= 10)
  tests.push('tests/contract/trip-kills.test.ts', 'tests/contract/change-kills.test.ts');

for (const engine of chosen) {
  console.log(`${rounds} kills on ${engine}, seed ${seed}`);
  const { status } = spawnSync('vitest', ['run', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, ROUNDS: rounds, SEED: seed, TEST_ENGINE: engine },
  });
  if (status !== 0) process.exitCode = 1;
}
