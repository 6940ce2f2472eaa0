import { amountText } from '#domain/money.ts';
import type { ConfirmOutcome } from '../outcomes.ts';
import type { Purchase } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import {
  type DuffelDesk,
  declined,
  fetchOffer,
  isAboveCap,
  isUndone,
  toRefused,
  UNKNOWN,
} from './duffel-desk.ts';
import { findOrder, type OrderRecord, readContents, updateOrder } from './order-repository.ts';
import {
  adopt,
  fetchOrder,
  type OrderState,
  offerStatus,
  orderedBooking,
  orderStatus,
  readState,
} from './order-state.ts';
import { findRise, isPriceChange, mayBeSent, orderBody, priceWith, readSent } from './send-order.ts';

type Ordered = Extract<OrderState, { kind: 'ordered' }>;

/** Pays what the airline holds, or orders and pays the offer. Paid from the balance at Duffel. */
export async function confirmOrder(
  desk: DuffelDesk,
  purchase: Purchase,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  const record = await findOrder(desk.db, { companyId: call.companyId, reference: purchase.booking });
  if (!record) return declined('noSuchBooking');
  const state = await readState(desk, record, call);
  switch (state.kind) {
    case 'unknown':
      return UNKNOWN;
    case 'notMade':
      return declined('noSuchBooking');
    case 'takenByOther':
      return { outcome: 'expired' };
    case 'ordered':
      return await payOrder(desk, state, purchase, call);
    case 'offered':
      return await orderOffer(desk, record, purchase, call);
  }
}

async function payOrder(
  desk: DuffelDesk,
  state: Ordered,
  { priceCap }: Purchase,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  const { order, record } = state;
  const status = orderStatus(state, call.now);
  if (status === 'confirmed') return { outcome: 'confirmed', booking: orderedBooking(state, call.now) };
  if (status === 'cancelled') return declined('alreadyCancelled');
  if (status === 'expired') return { outcome: 'expired' };
  if (isAboveCap(order.total, priceCap)) return { outcome: 'dearer', price: order.total };
  if (!(await mayBeSent(desk, record, call))) return UNKNOWN;
  const body = { order_id: order.id, payment: balancePayment(order.total) };
  const answer = await desk.client.post('/air/payments', body, call.signal);
  if (answer.kind === 'lost' || (answer.kind === 'refused' && !isUndone(answer))) return UNKNOWN;
  const after = await fetchOrder(desk, order.id, call);
  if (answer.kind === 'refused') {
    await updateOrder(desk.db, record, { sentAt: null });
    if (!isPriceChange(answer)) return toRefused(answer);
    if (after === 'lost') return UNKNOWN;
    return isAboveCap(after.total, order.total)
      ? { outcome: 'dearer', price: after.total }
      : declined('refused');
  }
  if (after === 'lost' || after.awaitsPayment) return UNKNOWN;
  const paid = { ...state, order: after, record: await adopt(desk, record, after) };
  return { outcome: 'confirmed', booking: orderedBooking(paid, call.now) };
}

async function orderOffer(
  desk: DuffelDesk,
  record: OrderRecord,
  { priceCap }: Purchase,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  const status = offerStatus(record, call.now);
  if (status === 'cancelled') return declined('alreadyCancelled');
  if (status === 'expired') return { outcome: 'expired' };
  const contents = await readContents(desk.db, record);
  if (!contents) return { outcome: 'expired' };
  const fetched = await fetchOffer(desk, { key: record.offerId, travelers: record.travelers }, call);
  if ('outcome' in fetched) return fetched;
  const price = priceWith(fetched.offer, contents.services);
  if (isAboveCap(price, priceCap)) return { outcome: 'dearer', price };
  if (!(await mayBeSent(desk, record, call))) return UNKNOWN;
  const body = {
    ...orderBody(record),
    type: 'instant',
    passengers: contents.passengers,
    services: contents.services.map(({ id, quantity }) => ({ id, quantity })),
    payments: [balancePayment(price)],
  };
  const sent = readSent(await desk.client.post('/air/orders', body, call.signal));
  if (sent.kind === 'unknown') return UNKNOWN;
  if (sent.kind === 'refused') {
    await updateOrder(desk.db, record, { sentAt: null });
    return isPriceChange(sent) ? await findRise(desk, record, call) : toRefused(sent);
  }
  const made = { kind: 'ordered' as const, order: sent.order, record: await adopt(desk, record, sent.order) };
  return { outcome: 'confirmed', booking: orderedBooking(made, call.now) };
}

function balancePayment(total: Parameters<typeof amountText>[0]) {
  return { type: 'balance', amount: amountText(total), currency: total.currency };
}
