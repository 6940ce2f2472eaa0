import type { Trip } from '#domain/contract.ts';
import type { Purchase } from './purchase.ts';
import type { Sale } from './seller.ts';

/** Where a trip, after all of its work, and the supplier's books of the same time differ. */
export async function findUntruths(purchase: Purchase, sales: readonly Sale[]): Promise<string[]> {
  const found: string[] = [];
  const live = sales.filter(({ status }) => status !== 'cancelled');
  if (sales.filter(({ wasBought }) => wasBought).length > 1) found.push('it was bought twice');
  if (live.length > 1) found.push('it is booked twice');
  const trip = purchase.isOrdered ? await purchase.trip() : null;
  const [part] = trip?.parts ?? [];
  const [sale] = live;
  if (part?.status !== 'confirmed') {
    if (sale)
      found.push(`${sale.locator} is ${sale.status}, and the part ${part?.status ?? 'was not ordered'}`);
    if (trip?.status !== 'cancelled' && trip) found.push(`the trip is ${trip.status}, and not booked`);
    return found;
  }
  if (sale?.status !== 'bought') return [...found, 'the part is confirmed, and nothing is bought'];
  const shown = { locator: part.locator, price: part.price.asked, changes: countChanges(trip) };
  const booked = { locator: sale.locator, price: sale.price, changes: sale.changes };
  if (JSON.stringify(shown) !== JSON.stringify(booked)) {
    found.push(`${JSON.stringify(shown)} is shown, and ${JSON.stringify(booked)} is booked`);
  }
  return found;
}

const countChanges = (trip: Trip | null) =>
  trip?.changes?.filter(({ status }) => status === 'done').length ?? 0;
