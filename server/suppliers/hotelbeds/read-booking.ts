import type { Money } from '#domain/contract.ts';
import { Fields } from '../fields.ts';
import { optionalAmount, requireAmount } from './amounts.ts';

/** A booking at Hotelbeds. */
export interface HotelbedsBooking {
  id: string;
  clientReference: string | undefined;
  /** Null for a status that is not known. */
  status: 'confirmed' | 'cancelled' | null;
  net: Money;
  /** What its cancellation costs: would cost, or has cost. */
  cancellationCost: Money | undefined;
  isCancellable: boolean;
  /** The times from which other penalties apply. */
  policyTimes: readonly Date[];
  supplier: { name: string; vatNumber?: string } | undefined;
}

const STATUSES: Readonly<Record<string, HotelbedsBooking['status']>> = {
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
};

function readBooking(fields: Fields): HotelbedsBooking {
  const currency = fields.text('currency');
  const hotel = fields.object('hotel');
  const rates = hotel.optionalObjects('rooms').flatMap((room) => room.optionalObjects('rates'));
  const policies = rates.flatMap((rate) => rate.optionalObjects('cancellationPolicies'));
  return {
    id: fields.text('reference'),
    clientReference: fields.optionalText('clientReference'),
    status: STATUSES[fields.optionalText('status') ?? ''] ?? null,
    net: requireAmount(fields, 'totalNet', currency),
    cancellationCost: optionalAmount(hotel, 'cancellationAmount', currency),
    isCancellable: fields.optionalObject('modificationPolicies')?.flag('cancellation') !== false,
    supplier: readSupplier(hotel.optionalObject('supplier')),
    policyTimes: policies.flatMap((policy) => policy.optionalInstant('from') ?? []),
  };
}

function readSupplier(fields: Fields | undefined): HotelbedsBooking['supplier'] {
  const name = fields?.optionalText('name');
  return name === undefined ? undefined : { name, vatNumber: fields?.optionalText('vatNumber') };
}

export function readBookingAnswer(data: unknown): HotelbedsBooking {
  return readBooking(new Fields(data, 'answer').object('booking'));
}

export function readBookingList(data: unknown): HotelbedsBooking[] {
  const bookings = new Fields(data, 'answer').object('bookings');
  return bookings.optionalObjects('bookings').map(readBooking);
}
