import type { SupplierCall } from '../../supplier-call.ts';

/**
 * Does the work and answers its result; or what is said when it is late, as soon as the time of the call is over or
 * nobody waits any more. Work that is under way then goes on, or stops by the signal.
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
