import type { ExternalBookingRequest, ExternalService, Trip } from '#domain/contract.ts';
import { parseMoney } from '#domain/money.ts';
import type { DateRange } from '../../../components/booking/date-range.ts';

export interface ExternalBookingValues {
  service: ExternalService;
  supplier: string;
  locator: string;
  dates: DateRange;
  amount: string;
  currency: string;
  travelers: readonly string[];
  notes: string;
}

export type ExternalBookingField = Exclude<keyof ExternalBookingValues, 'service' | 'currency' | 'notes'>;
export type ExternalBookingFault = 'required' | 'past' | 'amount';

export function firstBooking(trip: Trip, currency: string): ExternalBookingValues {
  const { request, startsOn, endsOn, travelers } = trip;
  return {
    service: request?.kinds[0] ?? 'other',
    supplier: '',
    locator: '',
    dates: { from: request?.startsOn ?? startsOn, to: request?.endsOn ?? endsOn },
    amount: '',
    currency,
    travelers: travelers.map(({ _id }) => _id),
    notes: '',
  };
}

export function bookingFaults(
  values: ExternalBookingValues,
  today: string,
): Partial<Record<ExternalBookingField, ExternalBookingFault>> {
  const { supplier, locator, dates, amount, currency, travelers } = values;
  const isEmpty = {
    supplier: supplier.trim() === '',
    locator: locator.trim() === '',
    dates: dates.from === '' || dates.to === '',
    amount: amount.trim() === '',
    travelers: travelers.length === 0,
  } satisfies Record<ExternalBookingField, boolean>;
  const faults: Partial<Record<ExternalBookingField, ExternalBookingFault>> = Object.fromEntries(
    Object.entries(isEmpty).flatMap(([field, empty]) => (empty ? [[field, 'required']] : [])),
  );
  return {
    ...faults,
    ...(!isEmpty.dates && dates.from < today && { dates: 'past' }),
    ...(!isEmpty.amount && parseMoney(amount, currency) === null && { amount: 'amount' }),
  };
}

export function toBookingRequest(values: ExternalBookingValues, trip: Trip): ExternalBookingRequest | null {
  const { service, supplier, locator, dates, amount, currency, travelers, notes } = values;
  const price = parseMoney(amount, currency);
  if (price === null) return null;
  const isForAll = travelers.length === trip.travelers.length;
  return {
    service,
    supplier: supplier.trim(),
    locator: locator.trim(),
    startsOn: dates.from,
    endsOn: dates.to,
    price,
    notes: notes.trim() !== '' ? notes.trim() : undefined,
    travelers: !isForAll ? [...travelers] : undefined,
  };
}
