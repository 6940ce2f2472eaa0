import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that waits in the network until the test lets it through or breaks its connection. */
export interface HeldRequest {
  readonly path: string;
  release(): void;
  reset(): void;
}

/**
 * A stretch of network between a browser and the server, on loopback: it passes everything on, and holds back what
 * the test asks it to hold. What it does to a connection really happens to that connection.
 */
export class Network {
  readonly origin: string;
  readonly #server: ReturnType<typeof createServer>;
  #holding: (path: string) => boolean = () => false;
  #held: HeldRequest[] = [];
  #waiting: (() => void)[] = [];

  private constructor(server: ReturnType<typeof createServer>, origin: string) {
    this.#server = server;
    this.origin = origin;
  }

  /** In front of one server, or of the one that each path asks for. */
  static async before(target: string | ((path: string) => string)): Promise<Network> {
    const targetOf = typeof target === 'string' ? () => target : target;
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const network = new Network(server, `http://localhost:${port}`);
    server.on('request', (incoming, answer) => network.#pass(targetOf, incoming, answer));
    return network;
  }

  /** From now on, requests with one of these paths wait for `next`. */
  hold(...paths: string[]): void {
    this.#holding = (path) => paths.some((held) => path.startsWith(held));
  }

  /** From now on everything passes, what waits included. */
  letPass(): void {
    this.#holding = () => false;
    for (const held of this.#held.splice(0)) held.release();
  }

  /** Resolves once a request whose path begins so is held. */
  async arrival(path: string): Promise<void> {
    while (!this.#held.some((held) => held.path.startsWith(path))) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The first held request whose path begins so, as soon as it is there. */
  async next(path: string): Promise<HeldRequest> {
    await this.arrival(path);
    const index = this.#held.findIndex((held) => held.path.startsWith(path));
    const [held] = this.#held.splice(index, 1);
    if (!held) throw new Error(`Nothing is held at ${path}`);
    return held;
  }

  async close(): Promise<void> {
    this.letPass();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(targetOf: (path: string) => string, incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/';
    const release = () => forward(new URL(targetOf(path)), incoming, answer);
    if (!this.#holding(path)) {
      release();
      return;
    }
    this.#held.push({ path, release, reset: () => incoming.socket.destroy() });
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

function forward(target: URL, incoming: IncomingMessage, answer: ServerResponse): void {
  const onward = request(
    {
      host: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (response) => {
      // A browser silently repeats a request whose kept-alive connection broke; here none is kept alive.
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
      response.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
