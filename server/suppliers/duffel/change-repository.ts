import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderName } from './order-repository.ts';

type Db = Kysely<Database>;

/** A change that was sent to be confirmed. */
export interface ChangeRecord extends OrderName {
  /** The reference of the call that makes it. */
  call: string;
  changeId: string;
  /** What the order is changed into. */
  offerId: string;
  penalty: Money;
  sentAt: Date;
  /** False while it is unknown whether it was made. */
  isDone: boolean;
}

export async function readChanges(
  db: Db,
  { companyId, reference }: OrderName,
): Promise<readonly ChangeRecord[]> {
  const rows = await db
    .selectFrom('duffel_changes')
    .select([
      'call',
      'change_id as changeId',
      'offer_id as offerId',
      'penalty',
      'currency',
      'sent_at as sentAt',
      'is_done as isDone',
    ])
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .orderBy('sent_at')
    .execute();
  return rows.map(({ penalty, currency, ...others }) => ({
    companyId,
    reference,
    ...others,
    penalty: { amount: penalty, currency },
  }));
}

export async function insertChange(db: Db, change: ChangeRecord): Promise<void> {
  await db
    .insertInto('duffel_changes')
    .values({
      company_id: change.companyId,
      reference: change.reference,
      call: change.call,
      change_id: change.changeId,
      offer_id: change.offerId,
      penalty: change.penalty.amount,
      currency: change.penalty.currency,
      sent_at: change.sentAt,
      is_done: change.isDone,
    })
    .execute();
}

/** The order is then what it was changed into. */
export async function finishChange(db: Db, { companyId, reference, call, offerId }: ChangeRecord) {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('duffel_changes')
      .set({ is_done: true })
      .where('company_id', '=', companyId)
      .where('reference', '=', reference)
      .where('call', '=', call)
      .execute();
    await transaction
      .updateTable('duffel_orders')
      .set({ offer_id: offerId })
      .where('company_id', '=', companyId)
      .where('reference', '=', reference)
      .execute();
  });
}

export async function removeChange(db: Db, { companyId, reference, call }: ChangeRecord): Promise<void> {
  await db
    .deleteFrom('duffel_changes')
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .where('call', '=', call)
    .execute();
}
