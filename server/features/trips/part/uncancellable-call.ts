import type { SupplierCall } from '../../../suppliers/supplier-call.ts';

/** Options of a supplier call that continues when the client disconnects, so that its outcome is always known. */
export function uncancellableCall(
  { companyId, now }: Pick<SupplierCall, 'companyId' | 'now'>,
  reference: string,
  timeoutMs: number,
): SupplierCall {
  return { reference, companyId, now, timeoutMs, signal: new AbortController().signal };
}
