import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aptGet, isProgram, onPath } from './programs.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');

/** Debian keeps it where only root looks for programs. */
const findNginx = (): string | undefined =>
  onPath('nginx') ?? ['/usr/sbin/nginx'].find((place) => isProgram(place));

export async function findOrInstallNginx(): Promise<string> {
  if (!findNginx() && process.getuid?.() === 0 && onPath('apt-get')) {
    console.error('Installing the package "nginx-light" with apt-get');
    await aptGet('update');
    await aptGet('install', '--yes', '--no-install-recommends', 'nginx-light');
  }
  const place = findNginx();
  if (place) return place;
  throw new Error('No nginx found: install the package "nginx-light" or "nginx" of your system');
}

/** nginx with the sample of this project, before two processes. */
export class Nginx {
  readonly url: URL;
  readonly #child: ChildProcess;
  readonly #room: string;

  private constructor(child: ChildProcess, room: string, port: number) {
    this.url = new URL(`http://127.0.0.1:${port}`);
    this.#child = child;
    this.#room = room;
  }

  static async before(first: URL, second: URL): Promise<Nginx> {
    const program = await findOrInstallNginx();
    const room = await mkdtemp(path.join(tmpdir(), 'zugvogel-nginx-'));
    const port = await freePort();
    const sample = (await readFile(SAMPLE, 'utf8'))
      .replace('127.0.0.1:8081', first.host)
      .replace('127.0.0.1:8082', second.host)
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${room}/${kind};`)
      .join('\n');
    const file = path.join(room, 'nginx.conf');
    await writeFile(
      file,
      `daemon off;
master_process off;
pid ${room}/pid;
error_log stderr crit;
events {}
http {
access_log off;
${temporary}
${sample}
}
`,
    );
    const child = spawn(program, ['-p', room, '-c', file, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const nginx = new Nginx(child, room, port);
    await nginx.#listening();
    return nginx;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'close');
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGQUIT');
      await ended;
    }
    await rm(this.#room, { recursive: true, force: true });
  }

  async #listening(): Promise<void> {
    while (this.#child.exitCode === null) {
      const answer = await fetch(new URL('/healthz', this.url)).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error('nginx has ended');
  }
}

/** nginx can't choose one and say so. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('It listened on no port');
  return address.port;
}
