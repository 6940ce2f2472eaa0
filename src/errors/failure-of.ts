/** A failure as it is shown and reported. */
export interface Failure {
  /** By which it is found in the server's log. */
  reference: string;
  reported: boolean;
}

interface Place {
  /** Which page it happened on. */
  page: string | undefined;
  now: number;
}

let latest: { failure: Failure; message: string; page: string | undefined } | null = null;

/**
 * The failure that this error is. A page that has failed is tried again when the session becomes known, and drawn again
 * on the way to another one; what goes wrong in the same way on the same page is still the same failure.
 */
export function failureOf({ message }: Error, { page, now }: Place): Failure {
  if (latest?.message !== message || latest.page !== page) {
    latest = { failure: { reference: String(now), reported: false }, message, page };
  }
  return latest.failure;
}

/** After this, whatever goes wrong is something new. */
export function leaveFailure(): void {
  latest = null;
}
