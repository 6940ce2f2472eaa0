import type { Money } from '#domain/contract.ts';
import { addMoney, multiplyMoney } from '#domain/money.ts';
import type { SupplierCall } from '../supplier-call.ts';
import type { DuffelAnswer } from './duffel-client.ts';
import { type DuffelDesk, declined, fetchOffer, isAboveCap, isUndone, type Refused } from './duffel-desk.ts';
import type { OrderedService } from './flight-extras.ts';
import { claimSending, type OrderRecord, readContents } from './order-repository.ts';
import { SETTLING_MS } from './order-state.ts';
import type { DuffelOffer } from './read-offer.ts';
import { type DuffelOrder, readOrder } from './read-order.ts';

/** What became of an order or a payment that was sent. */
type Sent =
  | { kind: 'made'; order: DuffelOrder }
  | Extract<DuffelAnswer, { kind: 'refused' }>
  | { kind: 'unknown' };

/** The order will be made later, or will not. */
const ACCEPTED = 202;

/**
 * Unknown after a refusal that does not say that nothing was done. An offer that has been ordered before may be our own
 * order, whose answer was lost.
 */
export function readSent(answer: DuffelAnswer): Sent {
  if (answer.kind === 'data' && answer.status !== ACCEPTED) {
    return { kind: 'made', order: readOrder(answer.data) };
  }
  return answer.kind === 'refused' && isUndone(answer) ? answer : { kind: 'unknown' };
}

/** False while something that was sent before may still happen. */
export async function mayBeSent(
  { db }: DuffelDesk,
  record: OrderRecord,
  { now }: SupplierCall,
): Promise<boolean> {
  return await claimSending(db, record, now, new Date(now.getTime() - SETTLING_MS));
}

export function orderBody({ offerId, reference }: OrderRecord) {
  return { selected_offers: [offerId], metadata: { reference } };
}

export function isPriceChange({ code }: Extract<DuffelAnswer, { kind: 'refused' }>): boolean {
  return code === 'price_changed' || code === 'payment_amount_does_not_match_order_amount';
}

/** After a refusal because of the price: an airline may refuse although the offer still shows the old price. */
export async function findRise(
  desk: DuffelDesk,
  record: OrderRecord,
  call: SupplierCall,
): Promise<{ outcome: 'dearer'; price: Money } | Refused> {
  const services = (await readContents(desk.db, record))?.services ?? [];
  const fetched = await fetchOffer(desk, { key: record.offerId, travelers: record.travelers }, call);
  if ('outcome' in fetched) return fetched;
  const price = priceWith(fetched.offer, services);
  return isAboveCap(price, record.price) ? { outcome: 'dearer', price } : declined('refused');
}

export function priceWith({ total }: DuffelOffer, services: readonly OrderedService[]): Money {
  return services.map(({ price, quantity }) => multiplyMoney(price, quantity)).reduce(addMoney, total);
}
