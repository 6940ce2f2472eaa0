import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it('holds back the thread that asks for it, and no other', async () => {
  const before = getPriority();
  const worker = new Worker(new URL('../../tests/support/search-threads/giving-thread.ts', import.meta.url));
  const [priority] = await once(worker, 'message');
  await worker.terminate();
  expect(priority).toBe(process.platform === 'linux' ? Math.min(before + 5, 19) : before);
  expect(getPriority()).toBe(before);
});
