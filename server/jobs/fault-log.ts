import type { FastifyBaseLogger } from 'fastify';
import { isOutOfReach } from '../db/is-out-of-reach.ts';
import { isWriteRefused } from '../db/read-only.ts';
import { reasonOf } from '../reason-of.ts';

/** How long a cause is not told again. */
const QUIET_MS = 60_000;

/** Tells each cause once a minute: in an outage every queue and every worker meets the same one. */
export function createFaultLog(log: FastifyBaseLogger, now: () => number = Date.now) {
  const told = new Map<string, number>();
  return (thrown: unknown, message: string, more: object = {}): void => {
    const cause = causeOf(thrown);
    const last = told.get(cause);
    if (last !== undefined && now() - last < QUIET_MS) return;
    for (const [other, at] of told) if (now() - at >= QUIET_MS) told.delete(other);
    told.set(cause, now());
    log.error({ err: thrown, ...more }, message);
  };
}

function causeOf(thrown: unknown): string {
  if (isOutOfReach(thrown)) return 'The database can not be reached';
  if (isWriteRefused(thrown)) return 'The database takes no changes';
  // The queue appends which of its workers has met it.
  return reasonOf(thrown).replace(/ \(Queue: .*\)$/, '');
}
