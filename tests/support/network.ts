import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that waits in the network until the test lets it through or breaks its connection. */
export interface RequestInFlight {
  /** Its method and its path, such as `GET /api/session`. */
  readonly line: string;
  release(): void;
  reset(): void;
  /** Lets it arrive, and breaks the connection before the answer; resolves once the server has answered. */
  loseAnswer(): Promise<void>;
}

/** A request and its answer, as they were sent. */
export interface Exchange {
  method: string;
  path: string;
  request: { headers: IncomingMessage['headers']; body: Buffer };
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The target of a request. A broken connection is no exchange. */
export interface Target {
  url: string;
  overhear?: (exchange: Promise<Exchange | undefined>) => void;
  /** Whether the answer is awaited even when the client has left, and passed on in one piece. */
  isWhole?: boolean;
}

/**
 * A stretch of network between a browser and the server, on loopback: it passes everything on, and holds back
 * what the test asks it to hold. It really holds or breaks the connections themselves.
 */
export class Network {
  readonly origin: string;
  readonly #server: ReturnType<typeof createServer>;
  #holding: (line: string) => boolean = () => false;
  #cutting: (line: string) => boolean = () => false;
  #held: RequestInFlight[] = [];
  #waiting: (() => void)[] = [];

  private constructor(server: ReturnType<typeof createServer>, origin: string) {
    this.#server = server;
    this.origin = origin;
  }

  /** In front of one server, or of a different one for each path. */
  static async before(target: string | ((path: string) => Target)): Promise<Network> {
    const targetOf = typeof target === 'string' ? () => ({ url: target }) : target;
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const network = new Network(server, `http://localhost:${port}`);
    server.on('request', (incoming, answer) => network.#pass(targetOf, incoming, answer));
    return network;
  }

  /** From now on, requests with this prefix wait for `next`: a path, or a method and a path. */
  hold(...beginnings: string[]): void {
    this.#holding = (line) => beginnings.some((beginning) => beginsWith(line, beginning));
  }

  /** From now on, the connections of requests with this prefix break: a path, or a method and a path. */
  cut(...beginnings: string[]): void {
    this.#cutting = (line) => beginnings.some((beginning) => beginsWith(line, beginning));
  }

  /** Releases the held requests with this prefix. */
  release(beginning: string): void {
    const isHeld = ({ line }: RequestInFlight) => beginsWith(line, beginning);
    const matching = this.#held.filter(isHeld);
    this.#held = this.#held.filter((held) => !isHeld(held));
    for (const held of matching) held.release();
  }

  /** Whether a request with this prefix is held. */
  isHeld(beginning: string): boolean {
    return this.#held.some(({ line }) => beginsWith(line, beginning));
  }

  /** From now on everything passes, including held requests. */
  letPass(): void {
    this.#holding = () => false;
    this.#cutting = () => false;
    for (const held of this.#held.splice(0)) held.release();
  }

  /** Resolves once a request with this prefix is held. */
  async arrival(beginning: string): Promise<void> {
    while (!this.isHeld(beginning)) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The first held request with this prefix, once it has arrived. */
  async next(beginning: string): Promise<RequestInFlight> {
    await this.arrival(beginning);
    const index = this.#held.findIndex(({ line }) => beginsWith(line, beginning));
    const [held] = this.#held.splice(index, 1);
    if (!held) throw new Error(`Nothing is held at ${beginning}`);
    return held;
  }

  async close(): Promise<void> {
    this.letPass();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(targetOf: (path: string) => Target, incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/';
    const release = () => forward(targetOf(path), incoming, answer);
    const line = `${incoming.method} ${path}`;
    if (this.#cutting(line)) {
      incoming.socket.destroy();
      return;
    }
    if (!this.#holding(line)) {
      release();
      return;
    }
    const loseAnswer = () =>
      new Promise<void>((resolve) => {
        const overhear = (exchange: Promise<unknown>) => void exchange.then(() => resolve());
        forward({ ...targetOf(path), overhear, isWhole: true }, incoming, answer);
        incoming.once('end', () => incoming.socket.destroy());
      });
    const held = { line, release, reset: () => incoming.socket.destroy(), loseAnswer };
    this.#held.push(held);
    // Removes requests whose clients have left.
    incoming.socket.once('close', () => {
      this.#held = this.#held.filter((one) => one !== held);
    });
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

function beginsWith(line: string, beginning: string): boolean {
  return line.startsWith(beginning) || line.slice(line.indexOf(' ') + 1).startsWith(beginning);
}

function forward(
  { url, overhear, isWhole }: Target,
  incoming: IncomingMessage,
  answer: ServerResponse,
): void {
  if (incoming.destroyed) return;
  const { hostname: host, port } = new URL(url);
  const { method = '', url: path = '', headers } = incoming;
  const onward = request({ host, port, method, path, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    onward.on('response', resolve).on('error', reject);
  });
  answer.on('close', () => {
    if (!isWhole) onward.destroy();
  });
  incoming.on('close', () => {
    if (!incoming.readableEnded) onward.destroy();
  });
  const sent = overhear ? collect(incoming) : [];
  const passed = pass(answered, answer, isWhole);
  overhear?.(
    passed.then(
      (given) => given && { method, path, request: { headers, body: Buffer.concat(sent) }, ...given },
    ),
  );
  incoming.pipe(onward);
}

/** What has arrived so far. */
function collect(incoming: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}

/** Passes the answer on; one that breaks off is none. */
async function pass(
  answered: Promise<IncomingMessage>,
  answer: ServerResponse,
  isWhole = false,
): Promise<Pick<Exchange, 'status' | 'headers' | 'body'> | undefined> {
  try {
    const response = await answered;
    const chunks: Buffer[] = [];
    if (!isWhole) writeHead(answer, response);
    for await (const chunk of response) {
      chunks.push(chunk);
      if (!isWhole) answer.write(chunk);
    }
    const body = Buffer.concat(chunks);
    if (!isWhole) answer.end();
    else if (!answer.destroyed) writeHead(answer, response).end(body);
    const { statusCode: status = 0, headers } = response;
    return { status, headers, body };
  } catch {
    // A broken connection reaches no one: the browser retries, or the user sees an error.
    answer.destroy();
    return;
  }
}

/**
 * A browser silently repeats a request whose kept-alive connection broke; here no connection is kept alive.
 */
function writeHead(answer: ServerResponse, response: IncomingMessage): ServerResponse {
  return answer.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
}
