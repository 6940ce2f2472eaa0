import { setTimeout as wait } from 'node:timers/promises';
import type { SourceAnswer, Supplier } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { withinDeadline } from '../../within-deadline.ts';
import type { Inventory } from '../inventory.ts';
import type { PracticeReader } from '../practice-switches.ts';
import type { BookingName, StockReader } from '../stock.ts';
import { type SearchCircumstances, searchCircumstances } from './circumstances.ts';
import type { Kind } from './kind.ts';
import { stockTime } from './stock-time.ts';

export interface SearchReaders {
  stock: StockReader;
  practice: PracticeReader;
}

export function createSearchDesk<Query, Found>(
  kind: SearchKind<Query, Found>,
  { stock, practice }: SearchReaders,
): Pick<Supplier<Query, Found, unknown>, 'sources' | 'search'> {
  const { inventory, answerTimes } = kind;
  const { sources } = inventory;

  async function* search(query: Query, call: SupplierCall): AsyncGenerator<SourceAnswer<Found>> {
    const abandonment = new AbortController();
    const { timeoutMs } = call;
    const signal = AbortSignal.any([call.signal, abandonment.signal]);
    try {
      const switches = await practice.switchesOf(call.companyId);
      const at = stockTime(call.now, switches);
      const circumstances = searchCircumstances(switches, inventory.situationOfQuery(query));
      const answers = sources.map((source) =>
        withinDeadline<SourceAnswer<Found>>({ signal, timeoutMs }, { source, failure: 'timeout' }, (over) =>
          ask(source, { query, call, at, circumstances, over }),
        ),
      );
      for await (const answer of inOrderOfArrival(answers)) {
        if (call.signal.aborted) return;
        yield answer;
      }
    } finally {
      abandonment.abort();
    }
  }

  async function ask(source: string, question: Question<Query>): Promise<SourceAnswer<Found>> {
    const { query, call, at, circumstances, over } = question;
    await wait((answerTimes[source] ?? 0) + circumstances.slownessOf(source), undefined, { signal: over });
    if (circumstances.failed.includes(source)) return { source, failure: 'unavailable' };
    if (circumstances.nothingFound) return { source, found: [] };
    const found = await findOffers(kind, { source, query, call });
    over.throwIfAborted();
    return { source, found: await withoutSoldOut(inventory, stock, { found, query, at, call }) };
  }

  return { sources, search };
}

type SearchKind<Query, Found> = Pick<
  Kind<Query, Found, unknown>,
  'inventory' | 'answerTimes' | 'notKept' | 'toChangeQuery' | 'keyOf'
>;

/** Of a change only the offers that the booked one may become. */
async function findOffers<Query, Found>(
  kind: SearchKind<Query, Found>,
  { source, query, call }: { source: string; query: Query; call: SupplierCall },
): Promise<readonly Found[]> {
  const { inventory, notKept, toChangeQuery, keyOf } = kind;
  const { changes, now } = call;
  if (changes === undefined) return await inventory.search(source, query, now);
  const found = await inventory.search(source, toChangeQuery?.(query, changes) ?? query, now);
  return found.filter((one) => notKept(changes, keyOf(one)) === null);
}

interface Question<Query> {
  query: Query;
  call: SupplierCall;
  /** The time of the stock. */
  at: Date;
  circumstances: SearchCircumstances;
  over: AbortSignal;
}

interface DeskResults<Query, Found> {
  found: readonly Found[];
  query: Query;
  at: Date;
  call: BookingName;
}

/**
 * Only available offers with their remaining quantity; stock taken under the call's reference counts as free.
 */
export async function withoutSoldOut<Query, Found>(
  inventory: Pick<Inventory<Query, Found, unknown>, 'unitsOf' | 'withStock'>,
  stock: StockReader,
  { found, query, at, call }: DeskResults<Query, Found>,
): Promise<Found[]> {
  const needed = found.map((one) => inventory.unitsOf(one));
  const capacities = new Map(needed.flat().map(({ unit, capacity }) => [unit, capacity]));
  const takenUnits = await stock.takenOf([...capacities.keys()], at, call);
  const leftOf = (unit: string) => Math.max(0, (capacities.get(unit) ?? 0) - (takenUnits.get(unit) ?? 0));
  return found.flatMap((one, index) => {
    if (!needed[index]?.some(({ unit }) => takenUnits.has(unit))) return [one];
    return inventory.withStock(one, leftOf, query) ?? [];
  });
}

/** The results of the promises, the quickest first; the first rejection ends it. */
async function* inOrderOfArrival<Value>(
  promises: readonly Promise<Value>[],
): AsyncGenerator<Value, void, void> {
  const pending = new Map(
    promises.map((promise, index) => [index, promise.then((value) => ({ index, value }))]),
  );
  while (pending.size > 0) {
    const { index, value } = await Promise.race(pending.values());
    pending.delete(index);
    yield value;
  }
}
