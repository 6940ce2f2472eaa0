import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Money } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import type { CancelOutcome, ChangeOutcome } from '#server/suppliers/outcomes.ts';

/** A booking as the embedded suppliers have it. */
export interface BookEntry {
  /** What it was sold for last. */
  price: Money;
  /** Whether it was sold, even if it is cancelled now. */
  isSold: boolean;
  /** What its cancellation has cost; nothing until then. */
  penalty: number;
  /** What was given back of its price, wherever that was paid. */
  refund: number;
  /** The fee of each change, by the reference of its call. */
  changeFees: ReadonlyMap<string, number>;
}

/** The books of the embedded suppliers, by our references. */
export type SupplierBooks = ReadonlyMap<string, BookEntry>;

export async function readSupplierBooks(db: Kysely<Database>): Promise<SupplierBooks> {
  const rows = await db
    .selectFrom('embedded_bookings as b')
    .select(['b.reference', 'b.status', 'b.price', 'b.currency'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('embedded_answers as a')
          .select(['a.call', 'a.answer'])
          .whereRef('a.company_id', '=', 'b.company_id')
          .whereRef('a.reference', '=', 'b.reference'),
      ).as('answers'),
    )
    .execute();
  return new Map(
    rows.map(({ reference, status, price: amount, currency, answers }) => {
      const done = answers.map(({ call, answer }) => ({
        call,
        answer: answer as CancelOutcome | ChangeOutcome,
      }));
      const cancelled = done.flatMap(({ answer }) => (answer.outcome === 'cancelled' ? answer : []))[0];
      const [refund, penalty] = [cancelled?.refund.amount ?? 0, cancelled?.penalty.amount ?? 0];
      const changeFees = new Map(
        done.flatMap(({ call, answer }) =>
          answer.outcome === 'changed' ? [[call, answer.penalty.amount] as const] : [],
        ),
      );
      const isSold = status === 'confirmed' || refund + penalty > 0;
      return [reference, { price: { amount, currency }, isSold, refund, penalty, changeFees }];
    }),
  );
}
