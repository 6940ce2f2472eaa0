import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** No step may take longer; what does hangs. */
const limitMinutes = 35;

export interface CommandResult {
  fine: boolean;
  output: string;
}

/** Runs a program of node_modules or of this Node, and captures its output. */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const program = name === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', name);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece));
  const readOutput = () => Buffer.concat(pieces).toString();
  const limit = setTimeout(() => {
    pieces.push(Buffer.from(`\n${name} was ended, because it took more than ${limitMinutes} minutes.\n`));
    child.kill();
  }, limitMinutes * 60_000);
  return new Promise<CommandResult>((resolve) => {
    child.on('error', (fault) => resolve({ fine: false, output: `${readOutput()}${fault.message}\n` }));
    child.on('close', (code) => resolve({ fine: code === 0, output: readOutput() }));
  }).finally(() => clearTimeout(limit));
}
