import autocannon, { type Options, type Result } from 'autocannon';

export interface LoadResult {
  /** Milliseconds of each answer. */
  latencies: number[];
  perSecond: number;
  /** Answers other than 2xx, broken connections and timeouts. */
  errors: number;
}

/** Runs autocannon, which ends by itself after `duration` seconds or `amount` requests. */
export async function applyLoad(options: Options): Promise<LoadResult> {
  const { hostname } = new URL(options.url);
  if (hostname !== '127.0.0.1') throw new Error('Load goes to loopback only');
  const latencies: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const run = autocannon(options, (fault, result) => (fault ? reject(fault) : resolve(result)));
  // The totals of autocannon are whole milliseconds.
  run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  const { duration, errors, non2xx, timeouts } = await promise;
  return { latencies, perSecond: latencies.length / duration, errors: errors + non2xx + timeouts };
}
