import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresPrograms, unprivilegedOwner } from './postgres-binaries.ts';

export interface Postgres {
  socketUrl(database?: string): string;
  stop(): Promise<void>;
}

const startLimitMs = 30_000;
/** Names the socket; nothing listens on the network. */
const port = 5432;

/**
 * The shell watches its standard input: it ends with the process that started it, regardless of how that
 * ends.
 */
const guard = `
"$1" -D "$2/data" -p "$3" -h '' -k "$2" -F \\
  -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c max_connections=300 </dev/null >"$2/log" 2>&1 &
server=$!
read -r _
kill -INT $server
wait $server
rm -rf -- "$2"
`;

/** Starts a PostgreSQL of its own: a random password, and a directory with its only socket, which goes when it stops. */
export async function startPostgres(): Promise<Postgres> {
  const owner = unprivilegedOwner();
  const room = mkdtempSync(path.join(tmpdir(), 'zugvogel-postgres-'));
  try {
    const password = randomBytes(16).toString('hex');
    const bin = postgresPrograms(room, owner);
    if (owner) chownSync(room, owner.uid, owner.gid);
    initialize(bin, room, password, owner);
    const child = spawn('sh', ['-c', guard, 'sh', path.join(bin, 'postgres'), room, String(port)], {
      ...owner,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const socketUrl = (database = 'postgres') =>
      `postgresql://postgres:${password}@localhost:${port}/${database}?host=${encodeURIComponent(room)}`;
    await ready(socketUrl(), child, room);
    release(child);
    return { socketUrl, stop: () => stop(child) };
  } catch (fault) {
    rmSync(room, { recursive: true, force: true });
    throw fault;
  }
}

function initialize(
  bin: string,
  room: string,
  password: string,
  owner: ReturnType<typeof unprivilegedOwner>,
) {
  const passwordFile = path.join(room, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(passwordFile, 0o600);
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', path.join(room, 'data'), ...flags, `--pwfile=${passwordFile}`],
    { ...owner, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  rmSync(passwordFile);
}

async function ready(url: string, child: ChildProcess, room: string): Promise<void> {
  const until = Date.now() + startLimitMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (fault) {
      if (child.exitCode === null && Date.now() < until) {
        await wait(50);
        continue;
      }
      const log = readFileSync(path.join(room, 'log'), 'utf8');
      child.stdin?.end();
      throw new Error(`PostgreSQL did not start: ${log}`, { cause: fault });
    }
  }
}

/** If a test forgets to stop it, it still ends; the guard cleans up. */
function release(child: ChildProcess): void {
  child.unref();
  const { stdin } = child;
  if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.ref();
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
