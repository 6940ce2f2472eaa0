import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type Exchange, Network } from './network.ts';

it('reports an answer whose client has left before it was sent', async () => {
  const asked = Promise.withResolvers<() => void>();
  const url = await serve(({ url: path }, answer) => {
    if (path === '/late') asked.resolve(() => answer.writeHead(500).end('wrong'));
    else answer.end();
  });
  const late = Promise.withResolvers<Exchange | undefined>();
  const network = await Network.before((path) =>
    path === '/late' ? { url, overhear: late.resolve, isWhole: true } : { url },
  );
  onTestFinished(() => network.close());

  const leaving = request(`${network.origin}/late`)
    .on('error', () => {})
    .end();
  const answer = await asked.promise;
  leaving.destroy();
  // A later request is only served after the disconnect was noticed.
  await fetch(`${network.origin}/other`);
  answer();
  const { body, ...rest } = (await late.promise) ?? {};
  expect(String(body)).toBe('wrong');
  expect(rest).toMatchObject({ method: 'GET', path: '/late', status: 500 });
});

it('passes an answer on in pieces, and reports it with its request', async () => {
  const asked = Promise.withResolvers<() => void>();
  const url = await serve((_, answer) => {
    answer.write('one ');
    asked.resolve(() => answer.end('two'));
  });
  const reported = Promise.withResolvers<Exchange | undefined>();
  const network = await Network.before(() => ({ url, overhear: reported.resolve }));
  onTestFinished(() => network.close());

  const { body } = await fetch(network.origin, { method: 'POST', body: 'both' });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('one ');
  (await asked.promise)();
  expect((await reader?.read())?.value).toBe('two');
  const exchange = await reported.promise;
  expect(String(exchange?.body)).toBe('one two');
  expect(String(exchange?.request.body)).toBe('both');
});

it('passes a disconnect on to the server when the answer is passed on in pieces', async () => {
  const left = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const url = await serve((incoming) => {
    incoming.on('close', left.resolve);
    asked.resolve();
  });
  const network = await Network.before(url);
  onTestFinished(() => network.close());

  const leaving = request(network.origin)
    .on('error', () => {})
    .end();
  await asked.promise;
  leaving.destroy();
  await left.promise;
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('lets a request arrive whose answer gets lost', async () => {
  const received: string[] = [];
  const url = await serve(async (incoming, answer) => {
    for await (const chunk of incoming) received.push(String(chunk));
    answer.end('never seen');
  });
  const network = await Network.before(url);
  onTestFinished(() => network.close());

  network.hold('POST /order');
  const sent = fetch(`${network.origin}/order`, { method: 'POST', body: 'one room' });
  const refused = expect(sent).rejects.toThrow('fetch failed');
  await (await network.next('POST /order')).loseAnswer();
  await refused;
  expect(received).toEqual(['one room']);
});
