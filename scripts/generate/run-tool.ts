import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a tool of node_modules; its output is only shown when it fails. */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): void {
  const program = path.join(root, 'node_modules', '.bin', name);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', ...env },
  });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
