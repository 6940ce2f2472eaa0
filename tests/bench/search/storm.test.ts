import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { raiseStorm } from './storm.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => void server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('keeps as many callers asking as it is told, and says what went wrong', async () => {
  let under = 0;
  let most = 0;
  let count = 0;
  const address = await serve((_, answer) => {
    under += 1;
    most = Math.max(most, under);
    count += 1;
    answer.on('close', () => {
      under -= 1;
    });
    answer.writeHead(count === 2 ? 503 : 200).end('said\n');
  });
  const { times, faults } = await raiseStorm({
    questions: [{ address, headers: {} }],
    callers: 3,
    forMs: 1500,
  });
  expect(times.length).toBeGreaterThan(3);
  expect(most).toBeLessThanOrEqual(3);
  expect(faults).toEqual(['503 said\n']);
});

it('counts bytes as they travel, and tells when the first line was there', async () => {
  const text = `${'first '.repeat(500)}\n`;
  const address = await serve((_, answer) => {
    answer.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(text));
  });
  const answered = await ask({ address, headers: {} });
  expect(answered).toMatchObject({ status: 200, text, bytes: brotliCompressSync(text).length });
  expect(answered.firstLineMs).toBeLessThanOrEqual(answered.elapsedMs);
});
