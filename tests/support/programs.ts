import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Failures are detected by the missing program afterwards. */
export function aptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { env, stdio: ['ignore', 2, 2] });
  return new Promise((resolve) => {
    child.on('close', () => resolve());
    child.on('error', () => resolve());
  });
}

export function onPath(command: string): string | undefined {
  const { PATH = '' } = process.env;
  const places = PATH.split(path.delimiter).map((place) => path.join(place, command));
  return places.find(isProgram);
}

export function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
