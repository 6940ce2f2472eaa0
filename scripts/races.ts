/** The races of the server suite at full length, on both engines: `npm run races [rounds]`. */
import { spawnSync } from 'node:child_process';
import { engines } from '#tests/support/database.ts';

const [rounds = '1000'] = process.argv.slice(2);

for (const engine of engines) {
  console.log(`${rounds} rounds on ${engine}`);
  const { status } = spawnSync('vitest', ['run', '--project', 'node', '-race.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ROUNDS: rounds, TEST_ENGINE: engine },
  });
  if (status !== 0) process.exitCode = 1;
}
