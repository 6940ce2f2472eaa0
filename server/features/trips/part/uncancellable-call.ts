import type { SupplierCall } from '../../../suppliers/supplier-call.ts';

/** A call that continues when the caller disconnects, so that its outcome is always known. */
export function uncancellableCall(
  { companyId, now }: Pick<SupplierCall, 'companyId' | 'now'>,
  reference: string,
  timeoutMs: number,
): SupplierCall {
  return { reference, companyId, now, timeoutMs, signal: new AbortController().signal };
}
