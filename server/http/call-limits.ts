import { isWriteRefused } from '../db/read-only.ts';
import type { CallKind } from '../db/session-tables.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { consumeCallQuota } from '../features/auth/call-count-repository.ts';
import type { OperationId } from './handler.ts';

const MINUTE_MS = 60_000;
const PORTIONS = 10;
const SEARCHES: ReadonlySet<OperationId> = new Set([
  'searchFlights',
  'searchFlightDates',
  'searchHotels',
  'searchCars',
]);

type LimitCalls = (operationId: OperationId, userId: string) => Promise<void>;

interface Budget {
  left: number;
  taking: Promise<void> | null;
  isSpent: boolean;
}

/**
 * Refuses callers who exceed the limits of calls or searches per minute. All processes count in the database,
 * a tenth of a limit at a time, so that most calls cost nothing. What another process has reserved and not
 * used is lost for the minute: a limit may be reached a little early, but is never exceeded.
 */
export function createCallLimits({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): LimitCalls {
  const limits = { calls: config.callsPerMinute, searches: config.searchesPerMinute };
  let minute = 0;
  let budgets = new Map<string, Budget>();

  return async (operationId, userId) => {
    await spend('calls', userId);
    if (SEARCHES.has(operationId)) await spend('searches', userId);
  };

  async function spend(kind: CallKind, userId: string): Promise<void> {
    if (limits[kind] === 0) return;
    const now = clock.now().getTime();
    const budget = findBudget(`${kind} ${userId}`, Math.floor(now / MINUTE_MS));
    while (budget.left === 0) {
      if (budget.isSpent) throw tooManyCalls(now);
      budget.taking ??= take(budget, kind, userId).finally(() => {
        budget.taking = null;
      });
      await budget.taking;
    }
    budget.left -= 1;
  }

  function findBudget(key: string, current: number): Budget {
    if (current !== minute) {
      minute = current;
      budgets = new Map();
    }
    const budget = budgets.get(key) ?? { left: 0, taking: null, isSpent: false };
    budgets.set(key, budget);
    return budget;
  }

  async function take(budget: Budget, kind: CallKind, userId: string): Promise<void> {
    const limit = limits[kind];
    const size = Math.ceil(limit / PORTIONS);
    const portion = { userId, kind, size, limit, minute: new Date(minute * MINUTE_MS) };
    // A read-only database can't count calls, but reading must still work.
    budget.left = await consumeCallQuota(db, portion).catch((error: unknown) => {
      if (isWriteRefused(error)) return size;
      throw error;
    });
    budget.isSpent = budget.left === 0;
  }
}

function tooManyCalls(now: number): DomainError {
  return new DomainError('too_many_calls', 'Too many calls within a minute.', {
    retryAfterSeconds: (MINUTE_MS - (now % MINUTE_MS)) / 1000,
  });
}
