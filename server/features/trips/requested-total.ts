import { amountDue } from '#domain/checkout/amount-due.ts';
import type { Money } from '#domain/contract.ts';
import { requestedCosts } from '#domain/trip-costs.ts';
import { REFUSAL_KINDS } from '#domain/trip-requests.ts';
import type { TripRow } from './trip-row-repository.ts';

/** What the last request of a trip was to cost with the booking fee; null for prices in several currencies. */
export function requestedTotal(row: TripRow): Money | null {
  const requested = row.parts.filter(({ id }) => !isLeftOut(id, row));
  const asked = requestedCosts(requested.map(({ details: { price } }) => ({ price })));
  return asked && amountDue({ asked }, row.booking_info.bookingFee);
}

const REFUSALS: ReadonlySet<string> = new Set(REFUSAL_KINDS);

export function isLeftOut(partId: string, { parts, events }: TripRow): boolean {
  if (parts.find(({ id }) => id === partId)?.status !== 'cancelled') return false;
  const end = events.findLastIndex(({ kind }) => REFUSALS.has(kind));
  const cancelled = events.findLastIndex(
    ({ kind, part_id }) => part_id === partId && (kind === 'cancellationRequested' || kind === 'leftOut'),
  );
  return cancelled >= 0 && cancelled < end;
}
