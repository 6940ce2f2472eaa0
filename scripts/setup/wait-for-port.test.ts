import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { waitForPort } from './wait-for-port.ts';

it('waits until something listens', async () => {
  const port = await freePort();
  let isOver = false;
  const waiting = waitForPort(port).then(() => {
    isOver = true;
  });
  await expect(waitForPort(port, 0)).rejects.toThrow('ECONNREFUSED');
  expect(isOver).toBe(false);
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await waiting;
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  await once(server, 'close');
  return port;
}
