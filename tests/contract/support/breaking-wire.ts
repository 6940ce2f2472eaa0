import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallOptions } from './kills/send.ts';

/**
 * Where a connection breaks: so many milliseconds after the server has the request; when its answer is on the way; or in
 * the middle of that.
 */
export type Break = { callerLeavesAfter: number } | 'before the answer' | 'within the answer';

export interface WireAnswer {
  status: number;
  body: unknown;
}

/** A stretch of network in front of a server, whose TCP connections break where a test asks for it. */
export class BreakingWire {
  readonly #server: Server;
  readonly #upstream: number;
  #breaking: Break | null = null;
  /** What the server has answered on the connection that broke. */
  #lost = '';
  #isOver = Promise.withResolvers<void>();

  private constructor(upstream: number) {
    this.#upstream = upstream;
    this.#server = createServer((caller) => this.#pass(caller));
  }

  /** In front of a port on loopback. */
  static async before(upstream: number): Promise<BreakingWire> {
    const wire = new BreakingWire(upstream);
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    return wire;
  }

  /** Sends a request over a connection of its own; rejected when that breaks. */
  async send({ method = 'GET', path, token, body, idempotencyKey }: CallOptions): Promise<WireAnswer> {
    const { port } = this.#server.address() as AddressInfo; // it listens on a port, not on a path
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    // Within an answer, its stream says so, too.
    call.on('error', () => undefined);
    call.end(body && JSON.stringify(body));
    const [answer] = await once(call, 'response');
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  }

  /** Sends a request whose connection breaks; the answer that was lost, null when the server could not give it. */
  async sendAndBreak(sent: CallOptions, where: Break): Promise<WireAnswer | null> {
    this.#breaking = where;
    this.#lost = '';
    this.#isOver = Promise.withResolvers();
    try {
      const isThrough = await this.send(sent).then(
        () => true,
        () => false,
      );
      if (isThrough) throw new Error('The connection did not break');
      await this.#isOver.promise;
    } finally {
      this.#breaking = null;
    }
    const [, status, body] = /^HTTP\/1\.1 (\d+).*?\r\n\r\n(.*)$/s.exec(this.#lost) ?? [];
    return status === undefined || !body ? null : { status: Number(status), body: JSON.parse(body) };
  }

  async close(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(caller: Socket): void {
    const server = connect(this.#upstream, '127.0.0.1');
    const breaking = this.#breaking;
    const leaving = typeof breaking === 'object' ? breaking?.callerLeavesAfter : undefined;
    const ignore = () => undefined;
    caller.on('error', ignore);
    server.on('error', ignore).setEncoding('utf8');
    server.on('close', () => this.#isOver.resolve());
    caller.on('data', async (sent) => {
      server.write(sent);
      if (leaving === undefined) return;
      await wait(leaving);
      caller.resetAndDestroy();
      server.destroy();
    });
    server.on('data', (answered: string) => {
      if (breaking === null) caller.write(answered);
      else this.#lost += answered;
      if (breaking === 'within the answer')
        caller.write(answered.slice(0, answered.length / 2), () => caller.resetAndDestroy());
    });
    server.on('end', () => (breaking === null ? caller.end() : caller.resetAndDestroy()));
  }
}
