import { once } from 'node:events';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './self-signed-certificate.ts';
import type { StaticSite } from './static-site.ts';

export interface Http2Front {
  origin: string;
  /** Where everything that is no static file is passed on to. */
  passOnTo(target: URL): void;
  close(): Promise<void>;
}

/**
 * How long a body comes after its head. Chromium's emulated line takes whatever has arrived by the time that a head is
 * read for a part of it, and counts that once more as body: now and then a file would weigh twice. Nobody waits for
 * this, as each request waits longer for its head there.
 */
const BODY_AFTER_HEAD_MS = 25;

/** Headers that belong to a connection and are forbidden in HTTP/2. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** One HTTP/2 origin with TLS for the floors and, behind it, the product, as a reverse proxy would serve it. */
export async function openHttp2Front(site: StaticSite, certificate: Certificate): Promise<Http2Front> {
  const agent = new Agent({ keepAlive: true });
  let target: URL | undefined;
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
  server.on('request', (incoming, answer) => {
    const file = site.get(new URL(incoming.url, 'https://localhost').pathname);
    if (file) {
      answer.writeHead(200, file.headers);
      setTimeout(() => answer.end(file.body), BODY_AFTER_HEAD_MS);
    } else if (target) {
      forward(target, agent, incoming, answer);
    } else {
      answer.writeHead(404);
      answer.end();
    }
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    origin: `https://localhost:${port}`,
    passOnTo: (next) => {
      target = next;
    },
    close: async () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
    },
  };
}

function forward(target: URL, agent: Agent, incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers: OutgoingHttpHeaders = { host: incoming.authority };
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!name.startsWith(':') && value !== undefined) headers[name] = value;
  }
  const { hostname, port } = target;
  const onward = request(
    { agent, hostname, port, method: incoming.method, path: incoming.url, headers },
    (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      setTimeout(() => response.pipe(answer), BODY_AFTER_HEAD_MS);
    },
  );
  onward.on('error', () => answer.stream.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
