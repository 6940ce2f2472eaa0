import type { FastifyBaseLogger } from 'fastify';
import { isOutOfReach } from '../db/is-out-of-reach.ts';
import { isWriteRefused } from '../db/read-only.ts';
import { reasonOf } from '../reason-of.ts';

/** How long the same cause is not reported again. */
const QUIET_MS = 60_000;

/** Reports each cause at most once a minute: in an outage every queue and every worker meets the same one. */
export function createFaultLog(log: FastifyBaseLogger, now: () => number = Date.now) {
  const reportedAt = new Map<string, number>();
  return (thrown: unknown, message: string, more: object = {}): void => {
    const cause = describeCause(thrown);
    const last = reportedAt.get(cause);
    if (last !== undefined && now() - last < QUIET_MS) return;
    for (const [other, at] of reportedAt) if (now() - at >= QUIET_MS) reportedAt.delete(other);
    reportedAt.set(cause, now());
    log.error({ err: thrown, ...more }, message);
  };
}

function describeCause(thrown: unknown): string {
  if (isOutOfReach(thrown)) return 'The database can not be reached';
  if (isWriteRefused(thrown)) return 'The database takes no changes';
  // The queue appends the worker that met it.
  return reasonOf(thrown).replace(/ \(Queue: .*\)$/, '');
}
