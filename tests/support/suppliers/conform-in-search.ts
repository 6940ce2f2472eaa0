import { beforeAll, describe, expect, test } from 'vitest';
import { foundIn, gather } from './gather.ts';
import type { SupplierUnderTest } from './supplier-under-test.ts';

/** The rules for every supplier when it is searched and asked for a price. */
export function conformInSearch(open: () => Promise<SupplierUnderTest<unknown, unknown, unknown>>): void {
  let tested: SupplierUnderTest<unknown, unknown, unknown>;
  beforeAll(async () => {
    tested = await open();
    return () => tested.close();
  });
  const search = (query = tested.query, more: Parameters<typeof tested.newCall>[0] = {}) =>
    tested.supplier.search(query, tested.newCall(more));

  describe('a search', () => {
    test('is answered once by each source', async () => {
      const answers = await gather(search());
      expect(answers.map(({ source }) => source).sort()).toEqual([...tested.supplier.sources].sort());
      for (const answer of answers) expect(answer).toHaveProperty('found', expect.any(Array));
      expect(foundIn(answers).flatMap((found) => tested.offersOf(found))).not.toHaveLength(0);
    });

    test('has the same answer when it is asked again', async () => {
      const bySource = async () => (await gather(search())).sort((a, b) => a.source.localeCompare(b.source));
      expect(await bySource()).toEqual(await bySource());
    });

    test('shows offers of which each has a key that needs no encoding in an address', async () => {
      const keys = foundIn(await gather(search())).flatMap((found) => tested.offersOf(found));
      for (const { key } of keys) expect(key).toMatch(/^[\w.~-]{1,400}$/);
    });

    test('finds nothing where there are no offers', async () => {
      const answers = await gather(search(tested.queryIn('nothingFound')));
      expect(answers).toHaveLength(tested.supplier.sources.length);
      expect(foundIn(answers)).toEqual([]);
    });

    test('reports which sources have failed, and what the others have found', async () => {
      const answers = await gather(search(tested.queryIn('failedSources')));
      const failed = answers.filter((answer) => 'failure' in answer);
      expect(answers).toHaveLength(tested.supplier.sources.length);
      expect(failed).not.toHaveLength(0);
      for (const answer of failed) expect(answer).toMatchObject({ failure: 'unavailable' });
    });

    test('does not wait for a slow source before it returns what the others have', async () => {
      const call = tested.newCall();
      const answers = tested.supplier.search(tested.queryIn('slowSource'), call)[Symbol.asyncIterator]();
      const first = await answers.next();
      expect(first.value).toHaveProperty('source');
      await answers.return?.();
    });

    test('reports a source that takes too long', async () => {
      const answers = await gather(search(tested.queryIn('slowSource'), { timeoutMs: 400 }));
      const late = answers.filter((answer) => 'failure' in answer && answer.failure === 'timeout');
      expect(answers).toHaveLength(tested.supplier.sources.length);
      expect(late).toHaveLength(1);
      expect(answers.at(-1)).toEqual(late[0]);
    });

    test('ends as soon as the caller has gone', async () => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const answers = [];
      for await (const answer of search(tested.queryIn('slowSource'), { signal })) {
        answers.push(answer);
        leaving.abort();
      }
      expect(answers.length).toBeLessThan(Math.max(tested.supplier.sources.length, 2));
      expect(await gather(search(tested.query, { signal }))).toEqual([]);
    });
  });

  describe('a price', () => {
    test('is the one that was shown, and is guaranteed for a while', async () => {
      const call = tested.newCall();
      const shown = await tested.ordinary();
      const outcome = await tested.supplier.price(shown, call);
      if (outcome.outcome !== 'priced') expect.fail(`It was ${outcome.outcome}`);
      expect(tested.totalOf(outcome.offer, shown.travelers)).toEqual(shown.price);
      expect(outcome.expiresAt.getTime()).toBeGreaterThan(call.now.getTime());
    });

    test.each([
      ['dearer', 1],
      ['cheaper', -1],
    ] as const)('may be %s than the one that was shown', async (situation, sign) => {
      const shown = await tested.inSituation(situation);
      const outcome = await tested.supplier.price(shown, tested.newCall());
      if (outcome.outcome !== 'priced') expect.fail(`It was ${outcome.outcome}`);
      const now = tested.totalOf(outcome.offer, shown.travelers);
      expect(now.currency).toBe(shown.price.currency);
      expect(Math.sign(now.amount - shown.price.amount)).toBe(sign);
    });

    test.each(['soldOut', 'expired'] as const)(
      'is not returned for offers that are %s',
      async (situation) => {
        const shown = await tested.inSituation(situation);
        expect(await tested.supplier.price(shown, tested.newCall())).toEqual({ outcome: situation });
      },
    );

    test.each(['', 'x', '.', '...', '~~', 'a.b.c.d', '0', 'x'.repeat(400), '__proto__', '%00', 'Ω'])(
      'has none for the key %j',
      async (key) => {
        const outcome = await tested.supplier.price({ key, travelers: 1 }, tested.newCall());
        expect(outcome).toEqual({ outcome: 'expired' });
      },
    );

    test('is unknown for an aborted call', async () => {
      const shown = await tested.ordinary();
      const call = tested.newCall({ signal: AbortSignal.abort() });
      expect(await tested.supplier.price(shown, call)).toEqual({ outcome: 'unknown' });
    });
  });
}
