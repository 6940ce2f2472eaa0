export interface Failure {
  reference: string;
  reported: boolean;
}

interface ErrorContext {
  page: string | undefined;
  now: number;
}

let latest: { failure: Failure; message: string; page: string | undefined } | null = null;

/**
 * The failure for this error. A failed page is retried when the session becomes known, and rendered again
 * during navigation; the same error on the same page is still the same failure.
 */
export function describeFailure({ message }: Error, { page, now }: ErrorContext): Failure {
  if (latest?.message !== message || latest.page !== page) {
    latest = { failure: { reference: String(now), reported: false }, message, page };
  }
  return latest.failure;
}

export function leaveFailure(): void {
  latest = null;
}
