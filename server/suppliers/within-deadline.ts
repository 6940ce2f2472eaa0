import type { SupplierCall } from './supplier-call.ts';

/**
 * Runs the work and returns its result; or the late result, as soon as the time of the call is over or the
 * caller has gone. The work then continues, or stops by the signal.
 */
export async function withinDeadline<Result>(
  { signal, timeoutMs }: Pick<SupplierCall, 'signal' | 'timeoutMs'>,
  late: Result,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal.aborted || timeoutMs <= 0) return late;
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, timeoutMs);
  signal.addEventListener('abort', end);
  const ended = new Promise<Result>((resolve) => {
    over.signal.addEventListener('abort', () => resolve(late));
  });
  try {
    return await Promise.race([work(over.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
