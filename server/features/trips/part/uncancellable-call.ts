import type { SupplierCall } from '../../../suppliers/supplier-call.ts';

/** A call that goes on when whoever caused it has gone: what was begun is better known than half done. */
export function uncancellableCall(
  { companyId, now }: Pick<SupplierCall, 'companyId' | 'now'>,
  reference: string,
  timeoutMs: number,
): SupplierCall {
  return { reference, companyId, now, timeoutMs, signal: new AbortController().signal };
}
