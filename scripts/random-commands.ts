/** Random commands at full length, on both engines or one: `npm run random-commands [commands] [engine] [seed]`. */
import { spawnSync } from 'node:child_process';
import { engines } from '#tests/support/database.ts';

const [commands = '1000000', wanted = 'both', seed = '1'] = process.argv.slice(2);
const chosen = engines.filter((engine) => wanted === 'both' || wanted === engine);

if (![commands, seed].every((number) => /^[1-9]\d{0,8}$/.test(number)) || chosen.length === 0) {
  console.error(`Use it as: npm run random-commands [commands] [both|${engines.join('|')}] [seed]`);
  process.exit(1);
}

for (const engine of chosen) {
  console.log(`${commands} commands on ${engine}, seed ${seed}`);
  const { status } = spawnSync(
    'vitest',
    ['run', '--project', 'node', 'tests/contract/random-commands.test.ts'],
    { stdio: 'inherit', env: { ...process.env, COMMANDS: commands, SEED: seed, TEST_ENGINE: engine } },
  );
  if (status !== 0) process.exitCode = 1;
}
