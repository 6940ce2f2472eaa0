import { type CancellationCosts, cancellationCosts } from '#domain/cancellation-costs.ts';
import type { Money, TripPart } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { StoredPart } from '../../db/trip-tables.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { isReleased } from './counted-parts.ts';
import type { TripRow } from './trip-row-repository.ts';

export type PartRow = TripRow['parts'][number];

/** Converts a part to the contract. */
export function toPart(part: PartRow): TripPart {
  const { failure, locator, held_until } = part;
  const bought = storedPart(part);
  return {
    _id: part.id,
    status: part.status,
    travelers: part.travelers,
    ...withoutNulls({ failure, locator }),
    ...(part.was_booked && { wasBooked: true as const }),
    ...(isReleased(part) && { released: true as const }),
    ...(held_until && { heldUntil: toInstant(held_until) }),
    ...costsOfCancellation(bought, part),
    startsOn: part.starts_on,
    endsOn: part.ends_on,
    beginsAt: toInstant(part.begins_at),
    ...bought,
  };
}

/** Hides passports and memberships of passengers whom the viewer may not book for. */
export function hidePassengerDocuments(part: TripPart, mayRead: (traveler: string) => boolean): TripPart {
  if (part.kind !== 'flight') return part;
  const passengers = part.passengers.map((passenger) => {
    if (mayRead(passenger.traveler)) return passenger;
    const { passport: _, ...others } = passenger;
    return { ...others, memberships: [] };
  });
  return { ...part, passengers };
}

/** Derives the refund from the stored penalty of the supplier, regardless of where the price was to be paid. */
function costsOfCancellation(
  bought: ReturnType<typeof storedPart>,
  { refund_amount, penalty_amount, price_currency }: PartRow,
): Partial<CancellationCosts> {
  const refund = toMoney(refund_amount, price_currency);
  if (!refund) return {};
  const penalty = { amount: penalty_amount ?? 0, currency: price_currency };
  return cancellationCosts(bought, { refund, penalty });
}

/** Returns the stored details of a part with its kind. */
function storedPart({ kind, details, ...row }: PartRow) {
  // Kind and details are written together, but the type of the row does not relate them.
  const part = { kind, details } as StoredPart;
  switch (part.kind) {
    case 'flight':
      return { kind: part.kind, ...part.details, ...bookedFlight(row) };
    case 'external':
      return { kind: part.kind, ...part.details };
    case 'hotel':
      return { kind: part.kind, ...part.details };
    case 'car':
      return { kind: part.kind, ...part.details };
  }
}

/** Returns the passengers, with their tickets once the flight is booked. */
function bookedFlight({
  travelers,
  tickets,
  passengers,
  free_until,
}: Pick<PartRow, 'travelers' | 'tickets' | 'passengers' | 'free_until'>) {
  return {
    ...(free_until && { freeUntil: toInstant(free_until) }),
    passengers: (passengers ?? []).map(toPassenger),
    tickets: travelers.flatMap((traveler, place) => {
      const number = tickets?.[place];
      return number === undefined ? [] : [{ traveler, number }];
    }),
  };
}

/** Omits date of birth, gender and passport number, which only the airline needs. */
function toPassenger({ dateOfBirth: _, gender: __, passport, memberships, ...names }: Passenger) {
  return {
    ...names,
    memberships: [...memberships],
    ...(passport && { passport: { country: passport.country, expiryDate: passport.expiryDate } }),
  };
}

function toMoney(amount: number | null, currency: string): Money | null {
  return amount === null ? null : { amount, currency };
}

/** Converts an instant from database JSON to the format of the contract. */
export function toInstant(text: string): string {
  return new Date(text).toISOString();
}
