/** Random commands at full length: `npm run random-commands [commands] [engine] [seed] [sessions,trips,bookings]`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { engines } from '#tests/support/database.ts';

const TESTS = { sessions: 'random-commands', trips: 'random-trips', bookings: 'random-bookings' };
/** Fewer commands are not worth a separate process. */
const FEWEST_COMMANDS = 1000;

const [commands = '1000000', engineName = 'both', seed = '1', about = 'all'] = process.argv.slice(2);
const chosen = engines.filter((engine) => engineName === 'both' || engineName === engine);
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
const shares = Math.min(availableParallelism(), Math.ceil(Number(commands) / FEWEST_COMMANDS));

for (const engine of chosen) {
  console.log(`${commands} commands to ${names.join(', ')} on ${engine}, seed ${seed}`);
  const statuses = await Promise.all(
    Array.from({ length: shares }, (_, index) => runShare(engine, index + 1)),
  );
  if (statuses.some((status) => status !== 0)) process.exitCode = 1;
}

/** Each share has its own process, database and commands; the kinds run one after the other. */
async function runShare(engine: string, share: number): Promise<number | null> {
  const most = Math.ceil(Number(commands) / shares);
  const running = spawn('vitest', ['run', '--maxWorkers=1', ...files], {
    stdio: 'inherit',
    env: {
      ...process.env,
      COMMANDS: String(most),
      SEED: seed,
      SHARE: `${share}/${shares}`,
      TEST_ENGINE: engine,
    },
  });
  const [status] = (await once(running, 'exit')) as [number | null]; // the arguments of `exit`
  return status;
}
