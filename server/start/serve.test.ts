import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, it, vi } from 'vitest';

// Starting a process and creating a database take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let room: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  room = await mkdtemp(path.join(tmpdir(), 'zugvogel-serve-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(room, { recursive: true });
});

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The server as its operator sees it, with nothing but this in its environment. */
function start(env: Record<string, string>, program = 'server/main.ts') {
  const child = spawn(process.execPath, [path.join(ROOT, program)], {
    env: { PORT: '0', DEMO: 'false', WARM_UP: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const ready = once(child.stdout, 'data');
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'exit').then(async ([code]) => {
    const [output, errors] = await outputs;
    return { code, output, errors };
  });
  return { child, ready, ended };
}

const inRoom = (name: string) => path.join(room, name);

it.concurrent.for(['server/main.ts', 'scripts/start.ts'])(
  'ends with one line when its port is in use, and makes nothing: %s',
  async (program, { expect }) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { ended } = start({ PORT: String(port), DATA_DIR: inRoom('port') }, program);
    const errors = `Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`;
    expect(await ended).toEqual({ code: 1, output: '', errors });
    expect(await readdir(room)).not.toContain('port');
    other.close();
  },
);

it.concurrent('ends with one line when its data can not be written', async ({ expect }) => {
  await writeFile(inRoom('file'), 'other content');
  const dataDir = inRoom('file/data');
  const { ended } = start({ DATA_DIR: dataDir });
  const errors = expect.stringMatching(/^The data directory \S+ can't be written: [^\n]+\n$/);
  expect(await ended).toEqual({ code: 1, output: '', errors });
});

it.concurrent('ends with one line when its database can not be reached, and creates nothing', async ({
  expect,
}) => {
  const databaseUrl = `postgresql://me:hidden@localhost/zugvogel?host=${encodeURIComponent(inRoom('none'))}`;
  const { ended } = start({ DATABASE_URL: databaseUrl, DATA_DIR: inRoom('unreachable') });
  const errors = expect.stringMatching(/^The database that DATABASE_URL names can't be reached: [^\n]+\n$/);
  expect(await ended).toEqual({ code: 1, output: '', errors });
  expect(await readdir(room)).not.toContain('unreachable');
});

it.concurrent('reports that it creates the database and where it listens, and ends on a signal', async ({
  expect,
}) => {
  const { child, ready, ended } = start({ DATA_DIR: inRoom('new'), LOG_LEVEL: 'error' });
  await Promise.race([ready, ended]);
  child.kill('SIGTERM');
  const output = expect.stringMatching(/^Zugvogel is ready: \S+ \(listening on http:\/\/127.0.0.1:\d+\)\n$/);
  expect(await ended).toEqual({ code: 0, output, errors: 'Making the database.\n' });
  expect((await readdir(inRoom('new'))).toSorted()).toEqual(['pg', 'secret.key']);
});
