import type { Order } from '#server/suppliers/supplier.ts';
import type { OfferWithPrice } from './supplier-under-test.ts';

const NAMES = ['Rossi', 'Müller', 'Favre', 'Weber', 'Keller', 'Brunner', 'Frei', 'Baumann', 'Graf'];

/** An order of a found offer, at its displayed price. */
export function orderOf({ key, travellers, price }: OfferWithPrice, more: Partial<Order> = {}): Order {
  const guests = NAMES.slice(0, travellers).map((lastName) => ({ firstName: 'Robin', lastName }));
  return { key, travellers, accepted: price, guests, extras: null, ...more };
}
