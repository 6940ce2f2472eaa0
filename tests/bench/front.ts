import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Cleanup } from './ground.ts';

interface StaticFile {
  body: Buffer;
  type: string;
}

export interface Front {
  origin: string;
  /** The target of requests for anything but a built page. */
  passOnTo(product: URL): void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** One loopback origin for the built pages and the product, so that both answer over the same connection. */
export async function openFront(cleanup: Cleanup, directory: string): Promise<Front> {
  const files = await readFiles(directory);
  const agent = new Agent({ keepAlive: true });
  let target: URL | undefined;
  const server = createServer((incoming, answer) => {
    const file = files.get(new URL(incoming.url ?? '/', 'http://localhost').pathname);
    if (file) {
      answer.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' });
      answer.end(file.body);
    } else if (target) {
      forward(target, agent, incoming, answer);
    } else {
      answer.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.add(async () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    origin: `http://localhost:${port}`,
    passOnTo(product) {
      target = product;
    },
  };
}

function forward(target: URL, agent: Agent, incoming: IncomingMessage, answer: ServerResponse): void {
  const { hostname, port } = target;
  const { method, url, headers } = incoming;
  const onward = request({ agent, hostname, port, method, path: url, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function readFiles(directory: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const body = await promisify(gzip)(await readFile(file), { level: 9 });
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    files.set(`/${path.relative(directory, file).replace(/index\.html$/, '')}`, { body, type });
  }
  return files;
}
