import type { Money, Trip } from '#domain/contract.ts';
import type { ContractApp } from './contract-app.ts';
import { bookingsAtDesk } from './orders.ts';

/** Sets the price at which a held part of a trip, the first one by default, is booked. */
export async function setPriceAtDesk(
  opened: ContractApp,
  trip: Trip,
  { amount }: Money,
  position = 0,
): Promise<void> {
  const held = (await bookingsAtDesk(opened, trip))[position];
  await opened.db
    .updateTable('embedded_bookings')
    .set({ price: amount })
    .where('reference', '=', held?.reference ?? '')
    .execute();
}
