import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { applyLoad } from './load.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/some?query`;
}

const load = { connections: 2, requests: 30, limitMs: 5000 };

it('asks as often as it is told, with the path and the headers it is given', async () => {
  const seen = new Set<string>();
  const address = await serve((request, answer) => {
    seen.add(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer.end('x'.repeat(100_000));
  });
  const { latencies, elapsedMs } = await applyLoad({
    ...load,
    address,
    headers: { authorization: 'Bearer t' },
  });
  expect(latencies).toHaveLength(30);
  expect(latencies.every((latency) => latency > 0 && latency <= elapsedMs)).toBe(true);
  expect([...seen]).toEqual(['GET /some?query Bearer t']);
});

it('ends when the time is over', async () => {
  const address = await serve((_, answer) => answer.end('ok'));
  const { latencies, elapsedMs } = await applyLoad({ ...load, address, requests: 1e9, limitMs: 50 });
  expect(latencies.length).toBeGreaterThan(10);
  expect(elapsedMs).toBeLessThan(2000);
});

it('does not take a refusal for an answer', async () => {
  const address = await serve((_, answer) => answer.writeHead(401).end('no'));
  await expect(applyLoad({ ...load, address })).rejects.toThrow('Not answered with 200');
});

it('does not go on when answers differ in length', async () => {
  let count = 0;
  const address = await serve((_, answer) => {
    count += 1;
    answer.end('x'.repeat(count > 200 ? 9 : 5));
  });
  await expect(applyLoad({ ...load, requests: 500, address })).rejects.toThrow('longer');
});
