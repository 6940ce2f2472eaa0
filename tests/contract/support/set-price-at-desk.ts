import type { Money, Trip } from '#domain/contract.ts';
import type { ContractApp } from './contract-app.ts';
import { bookingsAtDesk } from './orders.ts';

/** What is held of a trip costs so much when it is booked. */
export async function setPriceAtDesk(opened: ContractApp, trip: Trip, { amount }: Money): Promise<void> {
  const [held] = await bookingsAtDesk(opened, trip);
  await opened.db
    .updateTable('embedded_bookings')
    .set({ price: amount })
    .where('reference', '=', held?.reference ?? '')
    .execute();
}
