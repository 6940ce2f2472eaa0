import type { ConfirmOutcome } from '../../outcomes.ts';
import type { Purchase } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { atBooking } from './at-booking.ts';
import { confirmSale } from './booking-repository.ts';
import { declined, shownBooking, toStatus } from './booking-state.ts';
import { isAboveCap } from './sale.ts';
import { saleDetails } from './sale-details.ts';
import { confirmUnits } from './stock-repository.ts';
import type { Desk } from './visit.ts';

export async function confirmBooking(
  desk: Desk,
  { booking: reference, priceCap }: Purchase,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  return await atBooking<ConfirmOutcome>(
    desk,
    { reference, call, units: [] },
    async ({ db, booking, visit, circumstances }) => {
      const status = toStatus(booking, visit.at);
      if (status === 'expired') return { outcome: 'expired' };
      if (status === 'cancelled') return declined('alreadyCancelled');
      if (status === 'held') {
        if (circumstances.declined) return declined('refused');
        if (isAboveCap(booking.price, priceCap)) return { outcome: 'dearer', price: booking.price };
        const name = { companyId: call.companyId, reference };
        const sold = await saleDetails(desk, booking, call.now);
        await confirmSale(db, name, sold);
        await confirmUnits(db, name);
        const confirmed = { ...booking, ...sold, status: 'confirmed' as const, heldUntil: null };
        return { outcome: 'confirmed', booking: shownBooking(confirmed, visit) };
      }
      return { outcome: 'confirmed', booking: shownBooking(booking, visit) };
    },
  );
}
