import type { Money } from '#domain/contract.ts';
import { addMoney, amountText, subtractMoney } from '#domain/money.ts';
import { Fields, UnreadableField } from '../fields.ts';
import { type DuffelOffer, readOffer } from './read-offer.ts';
import type { DuffelOrder } from './read-order.ts';

/** What an order can be changed into. */
export interface ChangeOffer {
  offer: DuffelOffer;
  /** Of the prices of the flights; negative when the new ones are cheaper. */
  difference: Money;
  /** The fee for the change itself. */
  penalty: Money;
  /** What is paid for both; negative when something is given back. */
  toPay: Money;
}

const CHANGE_OFFER_ID = /^oco_[A-Za-z0-9]{4,60}$/;

export const isChangeOfferId = (key: string) => CHANGE_OFFER_ID.test(key);

/** It names only the slices that are added and removed; the others stay those of the order. Null when it is not of this order. */
export function readChangeOffer(value: unknown, order: DuffelOrder): ChangeOffer | null {
  const fields = new Fields(value, 'order_change_offer');
  const slices = fields.object('slices');
  const removed = new Set(slices.optionalObjects('remove').map((slice) => slice.text('id')));
  const added = slices.list('add');
  const kept = order.slices.map((slice) => new Fields(slice, 'order.slices').text('id'));
  if (removed.size !== added.length || ![...removed].every((id) => kept.includes(id))) return null;
  let next = 0;
  const changed = order.slices.map((slice, index) => {
    if (!removed.has(kept[index] ?? '')) return slice;
    next += 1;
    return added[next - 1];
  });
  const toPay = fields.signedMoney('change_total');
  const penalty = fields.optionalMoney('penalty_total') ?? { ...toPay, amount: 0 };
  if (penalty.currency !== toPay.currency || toPay.currency !== order.total.currency) {
    throw new UnreadableField('order_change_offer.change_total_currency');
  }
  const difference = subtractMoney(toPay, penalty);
  const total = addMoney(order.total, difference);
  const offer = readOffer({
    id: fields.text('id'),
    owner: { iata_code: order.owner },
    slices: changed,
    passengers: order.passengerIds.map((id) => ({ id })),
    total_amount: amountText(total),
    total_currency: total.currency,
    expires_at: fields.text('expires_at'),
    conditions: fields.value('conditions'),
  });
  return { offer, difference, penalty, toPay };
}
