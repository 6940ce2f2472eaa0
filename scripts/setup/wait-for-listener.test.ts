import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { waitForListener } from './wait-for-listener.ts';

it('waits until something listens', async () => {
  // A socket of its own, because a port could be taken by others in the meantime.
  const room = mkdtempSync(path.join(tmpdir(), 'zugvogel-listener-'));
  onTestFinished(() => rmSync(room, { recursive: true }));
  const address = { path: path.join(room, 'socket') };
  let isOver = false;
  const waiting = waitForListener(address).then(() => {
    isOver = true;
  });
  await expect(waitForListener(address, 0)).rejects.toThrow('ENOENT');
  expect(isOver).toBe(false);
  const server = createServer().listen(address.path);
  onTestFinished(() => void server.close());
  await waiting;
});
