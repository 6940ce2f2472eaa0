import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { createDesk } from '#server/suppliers/embedded/desk/create-desk.ts';
import { createPracticeReader } from '#server/suppliers/embedded/practice-repository.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';
import { ferryKind } from './ferry-kind.ts';
import { orderOf } from './order-of.ts';

/** Buyers who all want the same at the same moment. */
export interface Rush {
  companyId: string;
  key: string;
  buyers: number;
  /** Distinguishes the buyers of one rush from those of another. */
  name: string;
}

/** The outcomes of the buyers: each holds a place and, if there is one, buys it. */
export async function buyAtOnce(
  db: Kysely<Database>,
  { companyId, key, buyers, name }: Rush,
): Promise<string[]> {
  const desk = createDesk(ferryKind, { db, practice: createPracticeReader(db) });
  const order = orderOf({ key, travelers: 1, price: { amount: 1_000_000, currency: 'CHF' } });
  const now = new Date('2027-05-03T09:00:00Z');
  const signal = new AbortController().signal;
  const buy = async (_: unknown, buyer: number) => {
    const call: SupplierCall = {
      companyId,
      now,
      signal,
      reference: `${name}/${buyer}`,
      timeoutMs: 60_000,
    };
    const { outcome } = await desk.hold(order, call);
    return outcome === 'held'
      ? (await desk.confirm({ booking: call.reference, priceCap: order.priceCap }, call)).outcome
      : outcome;
  };
  return await Promise.all(Array.from({ length: buyers }, buy));
}
