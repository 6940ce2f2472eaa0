import { spawn } from 'node:child_process';
import path from 'node:path';
import { measureCpu } from './cpu-time.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** No command may take longer unless it says so; what does hangs. */
const LIMIT_MINUTES = 35;

export interface CommandResult {
  fine: boolean;
  output: string;
  cpuSeconds: number | undefined;
}

/** Runs a program of node_modules or of this Node, and captures its output. */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  limitMinutes = LIMIT_MINUTES,
): Promise<CommandResult> {
  const program = name === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', name);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopMeasuring = measureCpu(child.pid);
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece));
  const readOutput = () => Buffer.concat(pieces).toString();
  const limit = setTimeout(() => {
    pieces.push(Buffer.from(`\n${name} was ended, because it took more than ${limitMinutes} minutes.\n`));
    child.kill();
  }, limitMinutes * 60_000);
  return new Promise<CommandResult>((resolve) => {
    const end = (fine: boolean, output: string) => {
      clearTimeout(limit);
      resolve({ fine, output, cpuSeconds: stopMeasuring() });
    };
    child.on('error', (fault) => end(false, `${readOutput()}${fault.message}\n`));
    child.on('close', (code) => end(code === 0, readOutput()));
  });
}
