import type { FastifyBaseLogger } from 'fastify';
import { UnreadableField } from './fields.ts';
import { createInTurn } from './in-turn.ts';
import type { SupplierCall } from './supplier-call.ts';
import { withinDeadline } from './within-deadline.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;
type Work<Result> = (call: SupplierCall) => Promise<Result>;

const UNKNOWN = { outcome: 'unknown' } as const;

/** Unknown where an answer of this supplier has come that can't be read. */
export async function readable<Result>(
  { supplier, log }: { supplier: string; log: Log },
  work: () => Promise<Result>,
): Promise<Result | typeof UNKNOWN> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnreadableField)) throw error;
    log.warn({ field: error.path }, `An answer of ${supplier} lacks a field`);
    return UNKNOWN;
  }
}

/** Asks a supplier within the time of a call; what can't be read, or comes later, is unknown. */
export function createAsker(supplier: string, log: Log) {
  const inTurn = createInTurn();
  const ask = <Result>(call: SupplierCall, work: Work<Result>) =>
    withinDeadline<Result | typeof UNKNOWN>(call, UNKNOWN, (signal) =>
      readable({ supplier, log }, () => work({ ...call, signal })),
    );
  /** In turn, so that two requests of this process never buy the same. */
  const askAbout = <Result>(booking: string, call: SupplierCall, work: Work<Result>) =>
    ask(call, (limited) => inTurn(`${call.companyId} ${booking}`, () => work(limited)));
  return { ask, askAbout };
}
