import type { Money } from '#domain/contract.ts';
import type { CancelOrder, ChangedOrder, Order } from '#server/suppliers/supplier.ts';
import type { OfferWithPrice } from './supplier-under-test.ts';

const NAMES = ['Rossi', 'Müller', 'Favre', 'Weber', 'Keller', 'Brunner', 'Frei', 'Baumann', 'Graf'];

const PASSENGER = {
  traveler: 'robin',
  dateOfBirth: '1984-05-12',
  gender: 'F',
  passport: null,
  memberships: [],
  email: 'robin@zugvogel.example',
  phone: '+41 79 555 01 11',
};

/** An order of a found offer, at its displayed price. */
export function orderOf({ key, travelers, price }: OfferWithPrice, more: Partial<Order> = {}): Order {
  const guests = NAMES.slice(0, travelers).map((lastName) => {
    const name = { firstName: 'Robin', lastName };
    return { ...name, passenger: { ...PASSENGER, ...name } };
  });
  return { key, travelers, priceCap: price, guests, extras: null, ...more };
}

/** The same as a change of a booking, whose fee may be as high as the price. */
export function changeTo(shown: OfferWithPrice, more: Partial<ChangedOrder> = {}): ChangedOrder {
  return { ...orderOf(shown), feeCap: shown.price, ...more };
}

/** The cancellation of a hold or a booking, which may cost nothing unless something else is said. */
export function cancellationOf(booking: string, penaltyCap: Money | null = null): CancelOrder {
  return { booking, penaltyCap };
}
