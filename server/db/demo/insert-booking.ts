import type { NewTrip } from '../../features/trips/trip-insert-repository.ts';
import { carKind } from '../../suppliers/embedded/car-kind.ts';
import { saleDetails } from '../../suppliers/embedded/desk/sale-details.ts';
import { flightKind } from '../../suppliers/embedded/flight-kind.ts';
import { hotelKind } from '../../suppliers/embedded/hotel-kind.ts';
import type { DemoHistory } from './demo-history.ts';
import type { DemoWorld } from './demo-world.ts';

type Part = NewTrip['parts'][number];

const KINDS = { flight: flightKind, hotel: hotelKind, car: carKind };

export async function confirmedAt(
  part: Part,
  { pricedAt, soldAt }: { pricedAt: Date; soldAt: Date },
): Promise<Part> {
  if (part.kind === 'external') return part;
  const { offer_key: key, travelers, locator } = part;
  const sale = { key, travelers: travelers.length, pricedAt, locator: locator ?? part.id };
  const { freeUntil, tickets } = await saleDetails({ kind: KINDS[part.kind] }, sale, soldAt);
  return { ...part, free_until: freeUntil, tickets: [...tickets] };
}

export async function insertBooking(
  { db }: DemoWorld,
  part: Part,
  { companyId, pricedAt, status }: { companyId: string; pricedAt: Date; status: DemoHistory['booking'] },
): Promise<void> {
  if (status === null || part.kind === 'external') return;
  await db
    .insertInto('embedded_bookings')
    .values({
      company_id: companyId,
      reference: part.reference,
      kind: part.kind,
      key: part.offer_key,
      travellers: part.travelers.length,
      price: part.price_amount,
      currency: part.price_currency,
      status,
      locator: part.locator ?? part.id,
      held_until: part.held_until,
      priced_at: pricedAt,
      free_until: part.free_until,
      tickets: part.tickets ?? [],
    })
    .execute();
}
