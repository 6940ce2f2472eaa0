export interface SupplierCall {
  /**
   * Our own reference: the same one repeats the same request, and never makes a second one. To a search or a
   * price request with it, the stock of its own booking counts as free.
   */
  reference: string;
  /**
   * The key of the booked offer that is to be changed: only what its supplier changes it into is found. Absent
   * where nothing is changed.
   */
  changes?: string;
  companyId: string;
  /** The company's time; practice may have shifted it. */
  now: Date;
  /** The caller stops waiting for the answer after so many milliseconds. */
  timeoutMs: number;
  signal: AbortSignal;
}
