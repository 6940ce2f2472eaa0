import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Options {
  program?: string;
  tell?: (line: string) => void;
  tellEveryMs?: number;
}

/** Builds the browser's side, which takes up to a minute: tells from time to time that it goes on. */
export async function runBuild({
  program = path.join(ROOT, 'scripts', 'build.ts'),
  tell = console.error,
  tellEveryMs = 10_000,
}: Options = {}): Promise<void> {
  tell('Building the pages.');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const ticking = setInterval(() => tell(`  still building, ${seconds()} s`), tellEveryMs);
  try {
    const child = spawn(process.execPath, [program], { cwd: ROOT, stdio: ['ignore', 2, 2] });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('The pages could not be built; the reason stands above.');
  } finally {
    clearInterval(ticking);
  }
  tell(`  built in ${seconds()} s`);
}
