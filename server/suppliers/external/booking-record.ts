import type { Money } from '#domain/contract.ts';
import type { SupplierBooking } from '../outcomes.ts';
import type { Supplier } from '../supplier.ts';

export interface BookingRecord {
  reference: string;
  locator: string | null;
  price: Money;
}

export function bookingRecord({
  reference,
  locator,
  price,
}: BookingRecord): Pick<
  Supplier<never, unknown, unknown>,
  'confirm' | 'lookUp' | 'quoteCancellation' | 'cancel'
> {
  const booking: SupplierBooking = {
    reference,
    locator: locator ?? '',
    status: 'confirmed',
    key: reference,
    price,
    heldUntil: null,
    freeUntil: null,
    tickets: [],
  };
  return {
    confirm: async () => ({ outcome: 'confirmed', booking }),
    lookUp: async () => ({ outcome: 'found', booking, charges: { cancellation: null, changes: [] } }),
    quoteCancellation: async () => ({ outcome: 'declined', reason: 'notCancellable' }),
    // The agency cancels it where it was booked, and records then what that costs.
    cancel: async () => ({ outcome: 'declined', reason: 'alreadyCancelled' }),
  };
}
