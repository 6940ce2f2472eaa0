import { randomUUIDv7 } from 'node:crypto';
import type { SupplierCall } from '../suppliers/supplier-call.ts';
import type { BookingTerms } from './booking-terms.ts';

const PRICE_TIMEOUT_MS = 10_000;

export function questionTo(
  { companyId, now }: Pick<BookingTerms, 'companyId' | 'now'>,
  signal: AbortSignal,
  reference: string = randomUUIDv7(),
): SupplierCall {
  return { reference, companyId, now, timeoutMs: PRICE_TIMEOUT_MS, signal };
}
