import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { sealFor, unsealFrom } from '../../db/sealed.ts';
import type { SealedCell } from '../../db/sealed-columns.ts';
import type { OrderContents } from './passenger-data.ts';

type Db = Kysely<Database>;

export interface OrderName {
  companyId: string;
  reference: string;
}

/** Our own record of an order: under which reference which offer was or will be ordered. */
export interface OrderRecord extends OrderName {
  offerId: string;
  travelers: number;
  /** Whether the airline holds it unpaid; else it is ordered and paid at the confirmation. */
  isHold: boolean;
  price: Money;
  heldUntil: Date;
  orderId: string | null;
  /** When an order or a payment was sent whose answer is unknown; null when there is none. */
  sentAt: Date | null;
  /** The reference of the call that cancels it. */
  cancelCall: string | null;
}

const COLUMNS = [
  'company_id as companyId',
  'reference',
  'offer_id as offerId',
  'travelers',
  'is_hold as isHold',
  'price',
  'currency',
  'held_until as heldUntil',
  'order_id as orderId',
  'sent_at as sentAt',
  'cancel_call as cancelCall',
] as const;

export async function findOrder(
  db: Db,
  { companyId, reference }: OrderName,
): Promise<OrderRecord | undefined> {
  const row = await db
    .selectFrom('duffel_orders')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const { price, currency, ...others } = row;
  return { ...others, price: { amount: price, currency } };
}

export async function findOrderById(db: Db, orderId: string): Promise<OrderName | undefined> {
  return await db
    .selectFrom('duffel_orders')
    .select(['company_id as companyId', 'reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

export async function readContents(
  db: Db,
  { companyId, reference }: OrderName,
): Promise<OrderContents | null> {
  const row = await db
    .selectFrom('duffel_orders')
    .select('sealed_contents as sealed')
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? unsealFrom(db, contentsCell({ companyId, reference }), row.sealed) : null;
}

function contentsCell({ companyId, reference }: OrderName): SealedCell {
  return `duffel_orders.sealed_contents ${companyId} ${reference}`;
}

/** Replaces an earlier record of an order that was never made. */
export async function saveOrder(
  db: Db,
  { companyId, reference, price, ...order }: Omit<OrderRecord, 'orderId' | 'cancelCall'>,
  contents: OrderContents,
): Promise<void> {
  const values = {
    offer_id: order.offerId,
    travelers: order.travelers,
    is_hold: order.isHold,
    price: price.amount,
    currency: price.currency,
    held_until: order.heldUntil,
    sent_at: order.sentAt,
    sealed_contents: sealFor(db, contentsCell({ companyId, reference }), contents),
  };
  await db
    .insertInto('duffel_orders')
    .values({ company_id: companyId, reference, order_id: null, cancel_call: null, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'reference'])
        .doUpdateSet(values)
        .where('duffel_orders.order_id', 'is', null),
    )
    .execute();
}

/** False when something was sent since then whose answer is still unknown: it must not be sent twice. */
export async function claimSending(db: Db, name: OrderName, now: Date, since: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('duffel_orders')
    .set({ sent_at: now })
    .where('company_id', '=', name.companyId)
    .where('reference', '=', name.reference)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<=', since)]))
    .returning('reference')
    .executeTakeFirst();
  return claimed !== undefined;
}

type Update = Partial<Pick<OrderRecord, 'orderId' | 'price' | 'heldUntil' | 'sentAt' | 'cancelCall'>>;

export async function updateOrder(db: Db, name: OrderName, update: Update): Promise<void> {
  const { orderId, price, heldUntil, sentAt, cancelCall } = update;
  await db
    .updateTable('duffel_orders')
    .set({
      order_id: orderId,
      price: price?.amount,
      currency: price?.currency,
      held_until: heldUntil,
      sent_at: sentAt,
      cancel_call: cancelCall,
      // What was ordered or given up is not ordered again.
      sealed_contents: orderId || cancelCall ? null : undefined,
    })
    .where('company_id', '=', name.companyId)
    .where('reference', '=', name.reference)
    .execute();
}

export async function removeOrder(db: Db, { companyId, reference }: OrderName): Promise<void> {
  await db
    .deleteFrom('duffel_orders')
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .execute();
}

/** Forgets the passengers of offers that have expired without an order. */
export async function forgetLapsedOrders(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('duffel_orders')
    .set({ sealed_contents: null })
    .where('held_until', '<=', at)
    .where('sealed_contents', 'is not', null)
    .execute();
}
