import type { SupplierBooking } from '../outcomes.ts';
import type { SupplierCall } from '../supplier-call.ts';
import type { DuffelDesk } from './duffel-desk.ts';
import { type OrderRecord, updateOrder } from './order-repository.ts';
import { type DuffelOrder, readOrder } from './read-order.ts';

/**
 * Duffel answers within two minutes: until then, an order or a payment that got no answer may still be made. It is
 * neither sent again nor reported as not made.
 */
export const SETTLING_MS = 130_000;

export type OrderState =
  /** Ordered: this is what Duffel says of it. */
  | { kind: 'ordered'; order: DuffelOrder; record: OrderRecord }
  /** Not ordered yet: the offer waits for its confirmation. */
  | { kind: 'offered' }
  /** The order was never made. */
  | { kind: 'notMade' }
  /** Someone has ordered this offer under another reference. */
  | { kind: 'takenByOther' }
  | { kind: 'unknown' };

export async function readState(
  desk: DuffelDesk,
  record: OrderRecord,
  call: SupplierCall,
): Promise<OrderState> {
  const found = record.orderId
    ? await fetchOrder(desk, record.orderId, call)
    : record.sentAt
      ? await findByOffer(desk, record, call)
      : 'none';
  if (found === 'lost') return { kind: 'unknown' };
  if (found === 'others') return { kind: 'takenByOther' };
  if (found === 'none') {
    if (isSettling(record, call.now)) return { kind: 'unknown' };
    return { kind: record.isHold ? 'notMade' : 'offered' };
  }
  if (found.awaitsPayment && !found.isCancelled && record.orderId && isSettling(record, call.now)) {
    return { kind: 'unknown' };
  }
  return { kind: 'ordered', order: found, record: await adopt(desk, record, found) };
}

export function isSettling({ sentAt }: Pick<OrderRecord, 'sentAt'>, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < SETTLING_MS;
}

/** Stores what is known of an order now. */
export async function adopt(
  { db }: DuffelDesk,
  record: OrderRecord,
  { id, total, paymentRequiredBy }: DuffelOrder,
): Promise<OrderRecord> {
  const known = {
    orderId: id,
    price: total,
    heldUntil: paymentRequiredBy ?? record.heldUntil,
    sentAt: null,
  };
  await updateOrder(db, record, known);
  return { ...record, ...known };
}

export async function fetchOrder(
  { client }: Pick<DuffelDesk, 'client'>,
  orderId: string,
  { signal }: Pick<SupplierCall, 'signal'>,
): Promise<DuffelOrder | 'lost'> {
  const answer = await client.get(`/air/orders/${orderId}`, signal);
  return answer.kind === 'data' ? readOrder(answer.data) : 'lost';
}

/** An order is found by its offer: a list by our own reference does not exist. */
async function findByOffer(
  { client }: DuffelDesk,
  { offerId, reference }: OrderRecord,
  { signal }: SupplierCall,
): Promise<DuffelOrder | 'none' | 'others' | 'lost'> {
  const answer = await client.get(`/air/orders?offer_id=${offerId}`, signal);
  if (answer.kind !== 'data' || !Array.isArray(answer.data)) return 'lost';
  const orders = answer.data.map(readOrder);
  const own = orders.filter((order) => order.reference === reference);
  // One that was let go may stand beside the one that was made after it.
  return own.find(({ isCancelled }) => !isCancelled) ?? own[0] ?? (orders.length > 0 ? 'others' : 'none');
}

export function orderStatus(
  { order, record }: Extract<OrderState, { kind: 'ordered' }>,
  now: Date,
): SupplierBooking['status'] {
  if (order.isCancelled) return 'cancelled';
  if (!order.awaitsPayment) return 'confirmed';
  return record.heldUntil <= now ? 'expired' : 'held';
}

export function offerStatus(record: OrderRecord, now: Date): 'held' | 'expired' | 'cancelled' {
  if (record.cancelCall !== null) return 'cancelled';
  return record.heldUntil <= now ? 'expired' : 'held';
}

export function orderedBooking(state: Extract<OrderState, { kind: 'ordered' }>, now: Date): SupplierBooking {
  const { order, record } = state;
  return {
    ...shown(record, orderStatus(state, now)),
    locator: order.locator,
    price: order.total,
    tickets: order.tickets,
  };
}

export function offeredBooking(record: OrderRecord, now: Date): SupplierBooking {
  return shown(record, offerStatus(record, now));
}

/** No airline says until when a booking can be voided. */
function shown(
  { reference, offerId, price, heldUntil }: OrderRecord,
  status: SupplierBooking['status'],
): SupplierBooking {
  return {
    reference,
    locator: '',
    status,
    key: offerId,
    price,
    heldUntil: status === 'held' ? heldUntil : null,
    freeUntil: null,
    tickets: [],
  };
}
