import { DEMO_PASSWORD } from '../db/demo/accounts.ts';
import { StartFault } from './start-fault.ts';
import { type RunningServer, startServer } from './start-server.ts';

function greet({ deps: { config }, demoAccounts, url }: RunningServer): void {
  if (config.logLevel === 'silent') return;
  const lines = [`${config.client.appName} is ready: ${config.publicUrl} (listening on ${url})`];
  if (demoAccounts.length > 0) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { email, role } of demoAccounts) lines.push(`  ${email.padEnd(width)}  ${role}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function fail(error: unknown): never {
  const lines = error instanceof StartFault ? error.lines : ['The server failed to start.'];
  for (const line of lines) console.error(line);
  if (!(error instanceof StartFault)) console.error(error);
  process.exit(1);
}

/**
 * Requests and jobs have limits of their own; a stop that still hangs after it has drained ends here. Most
 * supervisors wait for 30 s.
 */
const STOP_LIMIT_SECONDS = 25;

function giveUp(): never {
  return fail(new StartFault('The server did not stop in time: what was still under way has been cut off.'));
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal ends the process immediately.
      if (stopping) process.exit(1);
      stopping = true;
      const seconds = STOP_LIMIT_SECONDS + server.deps.config.drainSeconds;
      setTimeout(giveUp, seconds * 1000).unref();
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

async function prepareSearches({ deps }: RunningServer): Promise<void> {
  const { warmUp } = await import('./warm-up.ts');
  await warmUp(deps);
}

export async function serve(): Promise<void> {
  try {
    // Standard output is reserved for the log.
    const server = await startServer(process.env, { announce: (line) => console.error(line) });
    stopOnSignals(server);
    greet(server);
    await server.settled;
    if (server.deps.config.warmUp) await prepareSearches(server);
  } catch (error) {
    fail(error);
  }
}
