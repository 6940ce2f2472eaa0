import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start, stop, USER } from '#tests/support/app-fixture.ts';
import { SEARCH_END } from '#tests/support/manual-answers.ts';
import { readContract } from './contract.ts';
import type { Handler } from './handler.ts';
import { createLineWriters } from './line-writer.ts';

afterEach(stop);
afterEach(() => void vi.useRealTimers());

const write = createLineWriters(readContract())('searchFlights');
const writeFailure = (source: string) =>
  write({ type: 'failure', source, reason: 'timeout' } as { type: string });
const END = { ...SEARCH_END, results: 0, offers: 0 };
const LINES = [{ type: 'failure', source: 'one', reason: 'timeout' }, END];
const body = {
  travelers: [USER],
  flightType: 'oneWay',
  legs: [
    {
      origin: { code: 'ZRH', type: 'airport' },
      destination: { code: 'LHR', type: 'airport' },
      departureDate: '2027-04-01',
    },
  ],
};
type SearchFlights = Handler<'searchFlights'>;

/** Blocks the second line. */
let gate: PromiseWithResolvers<void>;
beforeEach(() => {
  gate = Promise.withResolvers();
});

const atOnce: SearchFlights = async () => ({
  status: 200,
  lines: (async function* () {
    yield writeFailure('one');
    yield write(END);
  })(),
});

async function startWith(searchFlights: SearchFlights) {
  const { app, authorization } = await start({ handlers: { searchFlights } });
  const post = (headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/booking/flight/search',
      payload: body,
      headers: { authorization, ...headers },
    });
  return { app, authorization, post };
}

const inLines = { accept: 'application/x-ndjson' };
const parsed = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an answer in lines', () => {
  it('is one JSON object for clients that do not accept lines', async () => {
    const { post } = await startWith(atOnce);
    const answer = await post();
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers.vary).toContain('accept');
    expect(answer.json()).toEqual({ lines: LINES });
  });

  it('is one line for each part for clients that do', async () => {
    const { post } = await startWith(atOnce);
    const answer = await post(inLines);
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    expect(parsed(answer.body)).toEqual(LINES);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s when that is accepted', async (encoding, decompress) => {
    const { post } = await startWith(atOnce);
    const requestHeaders = { 'accept-encoding': encoding };
    const [whole, parts] = [await post(requestHeaders), await post({ ...inLines, ...requestHeaders })];
    expect(whole.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(decompress(whole.rawPayload).toString())).toEqual({ lines: LINES });
    expect(parsed(decompress(parts.rawPayload).toString())).toEqual(LINES);
  });

  it.each(['br', 'identity'])(
    'gives the memory of a line back once it is compressed: %s',
    async (encoding) => {
      const lines = [writeFailure('one'), write(END)];
      const lengths = lines.map(({ length }) => length);
      const { post } = await startWith(async () => ({ status: 200, lines: Readable.from(lines) }));
      await post({ ...inLines, 'accept-encoding': encoding });
      expect(lines.map(({ length }) => length)).toEqual(encoding === 'br' ? [0, 0] : lengths);
    },
  );

  it('contains nothing that the contract does not have', async () => {
    const secret = { type: 'failure', source: 'one', reason: 'timeout', secret: 'x' };
    const { post } = await startWith(async () => ({
      status: 200,
      lines: (async function* () {
        yield write(secret);
      })(),
    }));
    expect((await post()).json()).toEqual({ lines: [LINES[0]] });
  });

  it.each([{ type: 'failure', source: 'one', reason: 'tired' }, { type: 'failure' }, { type: 'news' }])(
    'refuses a line like %j as a fault of ours',
    (line) => {
      expect(() => write(line)).toThrow('searchFlights');
    },
  );

  it.each([{}, inLines])(
    'is an ordinary problem when it fails before the first line: %j',
    async (headers) => {
      const { post } = await startWith(async () => ({
        status: 200,
        lines: { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('secret')) }) },
      }));
      const answer = await post(headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        500,
        'application/problem+json; charset=utf-8',
      ]);
      expect(answer.json().code).toBe('internal');
    },
  );
});

describe('over a connection', () => {
  async function open(searchFlights: SearchFlights, headers: Record<string, string> = {}) {
    const { app, authorization } = await startWith(searchFlights);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo; // it listens on a port
    const call = request(`http://127.0.0.1:${port}/api/booking/flight/search`, {
      method: 'POST',
      agent: false,
      headers: { authorization, 'content-type': 'application/json', ...inLines, ...headers },
    });
    call.end(JSON.stringify(body));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { app, call, answer, port };
  }

  const inSteps: SearchFlights = async () => ({
    status: 200,
    lines: (async function* () {
      yield writeFailure('one');
      await gate.promise;
      yield write(END);
    })(),
  });

  it.each(['identity', 'br'])('each line arrives before the next one is made: %s', async (encoding) => {
    const { answer } = await open(inSteps, { 'accept-encoding': encoding });
    const lines = encoding === 'br' ? answer.pipe(createBrotliDecompress()) : answer;
    const chunks = lines[Symbol.asyncIterator]();
    expect(parsed(String((await chunks.next()).value))).toEqual([LINES[0]]);
    gate.resolve();
    expect(parsed(String((await chunks.next()).value))).toEqual([END]);
    expect(await chunks.next()).toMatchObject({ done: true });
  });

  it('a fault after the first line resets it, so that no partial answer looks complete', async () => {
    const { answer } = await open(async () => ({
      status: 200,
      lines: (async function* () {
        yield writeFailure('one');
        await gate.promise;
        throw new Error('a fault');
      })(),
    }));
    await once(answer, 'data');
    gate.resolve();
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
  });

  it('the work stops when the caller goes away', async () => {
    const stopped = Promise.withResolvers<unknown>();
    const { call, answer } = await open(async (_, { signal }) => ({
      status: 200,
      lines: (async function* () {
        yield writeFailure('one');
        signal.addEventListener('abort', () => stopped.resolve(signal.reason));
        await gate.promise;
      })(),
    }));
    await once(answer, 'data');
    call.destroy();
    await expect(stopped.promise).resolves.toMatchObject({ message: 'The caller has disconnected.' });
    gate.resolve();
  });

  it('the work stops when it takes longer than a server waits that stops', async () => {
    const { app, answer } = await open(async (_, { signal }) => ({
      status: 200,
      lines: (async function* () {
        yield writeFailure('one');
        await once(signal, 'abort');
        throw signal.reason;
      })(),
    }));
    await once(answer, 'data');
    const ended = expect(once(answer, 'end')).rejects.toThrow('aborted');
    // The limit of a stopping server is the only timer that is set from now on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = app.close();
    while (vi.getTimerCount() === 0) await nextTurn();
    vi.runAllTimers();
    vi.useRealTimers();
    await closed;
    await ended;
  });

  it('nothing is made faster than it is read', async () => {
    let made = 0;
    const long = 'x'.repeat(100_000);
    const { answer, port } = await open(async () => ({
      status: 200,
      lines: (async function* () {
        for (; made < 10_000; made += 1) yield writeFailure(long);
      })(),
    }));
    answer.pause();
    // While another request is served, everything that can be sent without being read is sent.
    for (let round = 0; round < 20; round += 1) await health(port);
    expect(made).toBeLessThan(1_000);
    answer.destroy();
  });
});

async function health(port: number): Promise<void> {
  const [answer] = (await once(get({ host: '127.0.0.1', port, path: '/healthz' }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  await once(answer, 'end');
}
