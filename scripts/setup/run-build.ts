import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

interface Options {
  program?: string;
  tell?: (line: string) => void;
  tellEveryMs?: number;
}

/**
 * Builds the client, which takes up to a minute: reports progress from time to time, and ends with this
 * process.
 */
export async function runBuild({
  program = path.join(ROOT, 'scripts', 'build.ts'),
  tell: report = console.error,
  tellEveryMs = 10_000,
}: Options = {}): Promise<void> {
  report('Building the pages.');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const ticking = setInterval(() => report(`  still building, ${seconds()} s`), tellEveryMs);
  const child = spawn(process.execPath, [program], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ENDING) process.on(signal, passOn);
  try {
    const [code, signal] = await once(child, 'exit');
    if (signal !== null)
      throw new Error('Building the pages was interrupted; the next start begins it anew.');
    if (code !== 0) throw new Error('The pages could not be built; the reason stands above.');
  } finally {
    clearInterval(ticking);
    for (const signal of ENDING) process.off(signal, passOn);
  }
  report(`  built in ${seconds()} s`);
}
