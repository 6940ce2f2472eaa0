import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import type { FlightSearch } from '../features/flights/flight-search.ts';
import { createLog } from '../log.ts';
import { NO_SWITCHES } from '../suppliers/embedded/practice-switches.ts';
import { createSearchPool, type SearchPool } from './search-pool.ts';
import type { SearchTask } from './searches.ts';

const ENTRY = new URL('../../tests/support/search-threads/probe-thread.ts', import.meta.url);

const logged: { msg: string }[] = [];
const { log } = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
const readers = {
  stock: {
    async takenOf([unit = '']: readonly string[]) {
      if (unit === 'nothing') throw Object.assign(new Error('no database'), { code: 'ECONNREFUSED' });
      return new Map([[unit, 3]]);
    },
  },
  houses: { contentsOf: async () => new Map() },
  practice: { switchesOf: async (companyId: string) => ({ ...NO_SWITCHES, failedSources: [companyId] }) },
};

let pool: SearchPool;
const open = (more: { threads?: number; places?: number } = {}) => {
  pool = createSearchPool({ entry: ENTRY, workerData: null, readers, log, threads: 1, ...more });
};
afterEach(async () => {
  await pool.close();
  logged.length = 0;
});

const neverAborted = new AbortController().signal;

function search(steps: string[], { companyId = 'ours', signal = neverAborted } = {}): AsyncIterable<string> {
  const search = { query: { airlines: steps } } as unknown as FlightSearch; // the probe only reads its steps
  const task: SearchTask = { operation: 'searchFlights', companyId, search };
  const lines = pool.search(task, { signal, log });
  return (async function* () {
    for await (const line of lines) yield new TextDecoder().decode(line);
  })();
}

const all = (lines: AsyncIterable<string>) => gather(lines);
async function gather(lines: AsyncIterable<string>): Promise<string[]> {
  const gathered: string[] = [];
  for await (const line of lines) gathered.push(line);
  return gathered;
}

/** Occupies all slots until it is stopped. */
async function occupy(count: number) {
  const leaving = new AbortController();
  const searches = Array.from({ length: count }, () =>
    search(['say busy', 'wait'], { signal: leaving.signal })[Symbol.asyncIterator](),
  );
  await Promise.all(searches.map((lines) => lines.next()));
  return {
    async leave() {
      leaving.abort(new Error('left'));
      await Promise.all(searches.map((lines) => expect(lines.next()).rejects.toThrow('left')));
    },
  };
}

describe('searching in threads', () => {
  it('returns the lines in order', async () => {
    open();
    expect(await all(search(['say one', 'say two']))).toEqual(['one', 'two']);
    expect(await all(search([]))).toEqual([]);
  });

  it('asks the main thread for what only a database knows', async () => {
    open();
    expect(await all(search(['ask seat', 'practise them']))).toEqual([
      '[["seat",3]]',
      JSON.stringify({ ...NO_SWITCHES, failedSources: ['them'] }),
    ]);
    const lost = all(search(['ask nothing']));
    await expect(lost).rejects.toMatchObject({ message: 'no database', code: 'ECONNREFUSED' });
  });

  it('passes on errors, after the results before them', async () => {
    open();
    const lines = search(['say one', 'fail badly'])[Symbol.asyncIterator]();
    expect(await lines.next()).toEqual({ value: 'one', done: false });
    await expect(lines.next()).rejects.toThrow('badly');
    expect(await all(search(['say next']))).toEqual(['next']);
  });

  it('logs the sources that have not answered', async () => {
    open();
    expect(await all(search(['lose network', 'say rest']))).toEqual(['rest']);
    expect(logged).toEqual([
      expect.objectContaining({
        level: 40,
        operation: 'searchFlights',
        companyId: 'ours',
        source: 'network',
        reason: 'timeout',
        msg: 'A source has not answered a search',
      }),
    ]);
  });

  it('does not block the main thread', async () => {
    open();
    await all(search(['say warm']));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = performance.now();
    await all(search(['busy 400', 'say done']));
    delay.disable();
    expect(performance.now() - before).toBeGreaterThan(390);
    expect(delay.percentile(50) / 1e6).toBeLessThan(50);
  });

  it('stops a search whose caller has gone, and gives its turn to the next one', async () => {
    open();
    const { leave } = await occupy(8);
    const next = all(search(['say next']));
    await leave();
    expect(await next).toEqual(['next']);
  });

  it('stops a search whose reader stops early', async () => {
    open();
    const { leave } = await occupy(7);
    for await (const line of search(['say first', 'wait'])) {
      expect(line).toBe('first');
      break;
    }
    expect(await all(search(['say next']))).toEqual(['next']);
    await leave();
  });

  it('refuses a search that is aborted from the start', async () => {
    open();
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(all(search(['say one'], { signal }))).rejects.toThrow('gone');
  });

  it('refuses searches when the queue is full', async () => {
    open({ places: 2 });
    const { leave } = await occupy(8);
    const waiting = ['one', 'two'].map((word) => all(search([`say ${word}`])));
    await expect(all(search(['say three']))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: expect.any(Number),
    });
    await leave();
    expect(await Promise.all(waiting)).toEqual([['one'], ['two']]);
  });

  it('removes searches from the queue when their callers have gone', async () => {
    open({ places: 1 });
    const { leave } = await occupy(8);
    const leaving = new AbortController();
    const abandoned = all(search(['say gone'], leaving));
    leaving.abort(new Error('left'));
    await expect(abandoned).rejects.toThrow('left');
    const next = all(search(['say next']));
    await leave();
    expect(await next).toEqual(['next']);
  });

  it('gives each company its turn', async () => {
    open();
    const { leave } = await occupy(8);
    const order: string[] = [];
    const note = async (companyId: string) => {
      await all(search(['busy 20'], { companyId }));
      order.push(companyId);
    };
    const searches = ['many', 'many', 'many', 'many', 'few'].map(note);
    await leave();
    await Promise.all(searches);
    expect(order.indexOf('few')).toBeLessThan(3);
  });

  it('survives the end of a thread: its searches fail, the next one has a new thread', async () => {
    open();
    const other = search(['say one', 'wait'])[Symbol.asyncIterator]();
    await other.next();
    const lost = expect(other.next()).rejects.toThrow('has ended');
    await expect(all(search(['die']))).rejects.toThrow('has ended');
    await lost;
    expect(await all(search(['say again']))).toEqual(['again']);
  });

  it('ends running and waiting searches when it is closed', async () => {
    open();
    const running = search(['say one', 'wait'])[Symbol.asyncIterator]();
    await running.next();
    const lost = expect(running.next()).rejects.toThrow('has ended');
    for (const lines of Array.from({ length: 7 }, () => search(['say one', 'wait']))) {
      await lines[Symbol.asyncIterator]().next();
    }
    const waiting = expect(all(search(['say two']))).rejects.toMatchObject({ code: 'unavailable' });
    await pool.close();
    await Promise.all([lost, waiting]);
    await expect(all(search(['say three']))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
