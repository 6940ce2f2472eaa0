import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { UNLIMITED } from '#tests/support/unlimited.ts';
import { type RunningServer, startServer } from '../start/start-server.ts';
import { openPostgres } from './postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Of a busy machine; without a limit there would be no answer at all. */
const READY_LIMIT_MS = 15_000;

let database: TestDatabase;
let network: FreezingNetwork;
let server: RunningServer;

/**
 * A proxy between the server and PostgreSQL: while it is frozen, connections stay open and no data passes.
 */
class FreezingNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isFrozen = false;

  private constructor(target: URL) {
    this.#server = createServer({ allowHalfOpen: true }, (near) => {
      const path = `${target.searchParams.get('host')}/.s.PGSQL.${target.port}`;
      const far = connect({ path, allowHalfOpen: true });
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
        if (this.#isFrozen) socket.pause();
      }
      near.pipe(far).pipe(near);
      if (this.#isFrozen) this.freeze();
    });
  }

  static async before(target: URL): Promise<{ network: FreezingNetwork; url: string }> {
    const network = new FreezingNetwork(target);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    const address = network.#server.address();
    const url = new URL(target);
    url.port = String(typeof address === 'object' && address ? address.port : 0);
    url.searchParams.delete('host');
    return { network, url: url.href };
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Data of frozen connections never passes; new connections work. */
  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.thaw();
    this.#server.close();
  }
}

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const between = await FreezingNetwork.before(new URL(database.connectionString ?? ''));
  network = between.network;
  server = await startServer(
    {
      ...UNLIMITED,
      PORT: '0',
      DEMO: 'false',
      LOG_LEVEL: 'silent',
      SECRET_KEY: 'a secret that only these tests know of',
    },
    { database: await openPostgres(between.url, { answerLimitMs: 1000, connectionLimitMs: 1000 }) },
  );
  await server.settled;
});
afterAll(async () => {
  network.thaw();
  await server.stop();
  network.close();
  await database.close();
});

const signIn = () =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@people.example', password: 'four quiet mountain huts' }),
  });

/** On a busy machine, an answer may take longer than the limit; the next one doesn't. */
async function answers(ask: () => Promise<Response>, status: number): Promise<void> {
  await vi.waitFor(async () => expect((await ask()).status).toBe(status), { timeout: 20_000, interval: 50 });
}

test('calls to a database that stops answering are refused in time, and later ones are served', async () => {
  await answers(signIn, 401);
  network.freeze();
  const refusals = await Promise.all(Array.from({ length: 15 }, signIn));
  for (const answer of refusals) {
    expect(await answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  }

  const startedAt = performance.now();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(READY_LIMIT_MS);

  network.thaw();
  await answers(() => fetch(`${server.url}/readyz`), 200);
  await answers(signIn, 401);
});
