import { randomUUIDv7 } from 'node:crypto';
import type { BookingLimits } from '#domain/contract.ts';
import { longestWait } from '#domain/offers/booking-limits.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import type { Traveler } from '../../travelers/traveler-repository.ts';
import type { AgreementOnPrices } from '../part/agreement-on-prices.ts';
import { statusAfter } from '../part/apply-part-event.ts';
import { timesOfPart } from '../part/kinds/part-kinds.ts';
import { repricePart } from '../part/reprice-part.ts';
import type { NewTrip } from '../trip-insert-repository.ts';
import type { OrderToHold, PartsOnHold } from './hold-all.ts';

export function newPart(
  { part, booking }: PartsOnHold[number],
  {
    limits,
    zone,
    agreement,
    isFirst,
  }: { limits: BookingLimits; zone: string; agreement: AgreementOnPrices; isFirst: boolean },
): NewTrip['parts'][number] {
  const { price } = booking;
  const { currentFrom, endsAt } = timesOfPart(part, zone);
  return {
    id: randomUUIDv7(),
    kind: part.kind,
    reference: part.reference,
    generation: 0,
    alternative: null,
    alternative_search: null,
    offer_key: part.order.key,
    status: isFirst ? statusAfter('held', { type: 'booking.confirm' }) : 'held',
    attempt: isFirst ? 'confirm' : null,
    failure: null,
    locator: booking.locator,
    held_until: booking.heldUntil,
    price_amount: price.amount,
    price_currency: price.currency,
    accepted_amount: priceCap(part.accepted, limits).amount,
    agreement: agreement.of(part),
    cancellation: null,
    refund_amount: null,
    penalty_amount: null,
    travelers: part.travelers.map(({ companyUserId }) => companyUserId),
    details: repricePart(part.details, price),
    verdict: toVerdict(part.verdict),
    starts_on: part.startsOn,
    ends_on: part.endsOn,
    current_from: currentFrom,
    begins_at: part.beginsAt,
    ends_at: endsAt,
    free_until: null,
    tickets: null,
    passengers: part.passengers && [...part.passengers],
  };
}

export function waitingUntil({ parts, terms, limits }: OrderToHold, partsOnHold: PartsOnHold): Date {
  const ends = [
    longestWait(terms.now, limits).getTime(),
    ...parts.map(({ beginsAt }) => beginsAt.getTime()),
    ...partsOnHold.flatMap(({ booking }) => booking.heldUntil?.getTime() ?? []),
  ];
  return new Date(Math.min(...ends));
}

export function toTravelerRow({
  companyUserId,
  firstName,
  lastName,
}: Pick<Traveler, 'companyUserId' | 'firstName' | 'lastName'>): NewTrip['travelers'][number] {
  return { company_user_id: companyUserId, first_name: firstName, last_name: lastName };
}
