/** The races of the server suite at full length, on both engines or one: `npm run races [rounds] [engine]`. */
import { spawnSync } from 'node:child_process';
import { engines } from '#tests/support/database.ts';

const [rounds = '1000', wanted] = process.argv.slice(2);
const chosen = engines.filter((engine) => wanted === undefined || wanted === engine);

if (!/^[1-9]\d*$/.test(rounds) || chosen.length === 0) {
  console.error(`Use it as: npm run races [rounds] [${engines.join('|')}]`);
  process.exit(1);
}

for (const engine of chosen) {
  console.log(`${rounds} rounds on ${engine}`);
  const { status } = spawnSync('vitest', ['run', 'race.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ROUNDS: rounds, TEST_ENGINE: engine },
  });
  if (status !== 0) process.exitCode = 1;
}
