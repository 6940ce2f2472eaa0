import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import type { Searches } from '../search-threads/searches.ts';
import { warmUp } from './warm-up.ts';

// The first searches are slow.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('has every source of flights, hotels and cars answer', async () => {
  const { searches, ...deps } = server.deps;
  const answers = new Set<string>();
  const listening: Searches = {
    async *search(task, caller) {
      for await (const line of searches.search(task, caller)) {
        const { type, source } = JSON.parse(new TextDecoder().decode(line));
        answers.add(`${task.operation} ${type} ${source}`);
        yield line;
      }
    },
  };
  await warmUp({ ...deps, searches: listening });
  expect([...answers].filter((answer) => !answer.includes(' end ')).toSorted()).toEqual([
    'searchCars results broker',
    'searchCars results direct',
    'searchFlights results lowCost',
    'searchFlights results network',
    'searchHotels results 100',
    'searchHotels results 110',
    'searchHotels results 112',
    'searchHotels results 113',
  ]);
});

it('lets the server go on when a search fails', async () => {
  const { log } = server.deps;
  const warn = vi.spyOn(log, 'warn');
  const searches: Searches = {
    search() {
      throw new Error('no thread');
    },
  };
  await warmUp({ ...server.deps, searches });
  expect(warn).toHaveBeenCalledWith({ err: new Error('no thread') }, 'The first searches will be slow');
  warn.mockRestore();
});
