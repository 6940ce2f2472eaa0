/** What goes with every call to a supplier. */
export interface SupplierCall {
  /**
   * Our own reference: the same one asks for the same thing again, never for a second one. To whoever searches or asks
   * for a price under it, what it has taken is free.
   */
  reference: string;
  /** For whom it is bought. */
  companyId: string;
  /** The company's time; in practice it may have been moved. */
  now: Date;
  /** After so many milliseconds nobody waits for the answer any more. */
  timeoutMs: number;
  signal: AbortSignal;
}
