/** The races of the server suite at full length: `npm run races [rounds] [engine] [race]`. */
import { spawnSync } from 'node:child_process';
import { engines } from '#tests/support/database.ts';

const RACES = ['cancel', 'change', 'decision', 'last-place', 'order', 'record', 'refresh'];

const [rounds = '1000', engineName = 'both', about = 'all'] = process.argv.slice(2);
const chosen = engines.filter((engine) => engineName === 'both' || engineName === engine);
const races = RACES.filter((race) => about === 'all' || about === race);

if (!/^[1-9]\d*$/.test(rounds) || chosen.length === 0 || races.length === 0) {
  const places = [
    ['both', ...engines],
    ['all', ...RACES],
  ].map((names) => `[${names.join('|')}]`);
  console.error(`Use it as: npm run races [rounds] ${places.join(' ')}`);
  process.exit(1);
}

const files = races.map((race) => `tests/contract/${race}-race.test.ts`);

for (const engine of chosen) {
  console.log(`${rounds} rounds on ${engine} of ${races.join(', ')}`);
  const { status } = spawnSync('vitest', ['run', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ROUNDS: rounds, TEST_ENGINE: engine },
  });
  if (status !== 0) process.exitCode = 1;
}
