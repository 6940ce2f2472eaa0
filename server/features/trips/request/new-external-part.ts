import { randomUUIDv7 } from 'node:crypto';
import type { ExternalBookingRequest } from '#domain/contract.ts';
import { dateAt, dayAfter, startOfDay } from '#domain/local-time.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import { priceWithConversion } from '#domain/policy/prices.ts';
import { timesOfDays } from '#domain/trip-stage.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { toPriceWithConversion } from '../../../offers/company-prices.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { EXTERNAL_SERVICES } from '../part/kinds/external-service-words.ts';
import type { NewTrip } from '../trip-insert-repository.ts';

interface RecordingTerms {
  travelers: string[];
  verdict: JointVerdict;
  terms: BookingTerms;
}

export function newExternalPart(
  request: ExternalBookingRequest,
  { travelers, verdict, terms }: RecordingTerms,
): NewTrip['parts'][number] & { details: PartDetails<'external'> } {
  const { service, supplier, locator, startsOn, endsOn, price, notes } = request;
  const id = randomUUIDv7();
  const { currentFrom, endsAt } = timesOfDays({ startsOn, endsOn }, terms.zone);
  const label = `${EXTERNAL_SERVICES[service]}: ${supplier}`;
  return {
    id,
    kind: 'external',
    reference: id,
    generation: 0,
    alternative: null,
    alternative_search: null,
    offer_key: id,
    status: 'held',
    attempt: null,
    failure: null,
    locator,
    held_until: null,
    price_amount: price.amount,
    price_currency: price.currency,
    accepted_amount: price.amount,
    agreement: null,
    cancellation: null,
    refund_amount: null,
    penalty_amount: null,
    travelers,
    details: {
      service,
      supplier,
      notes,
      lines: [{ kind: 'base', code: 'EXTERNAL', label, amount: price, onSite: false }],
      price: toPriceWithConversion(priceWithConversion(price, terms)),
    },
    verdict: toVerdict(verdict),
    starts_on: startsOn,
    ends_on: endsOn,
    current_from: currentFrom,
    begins_at: toBegin(startsOn, terms),
    ends_at: endsAt,
    free_until: null,
    tickets: null,
    passengers: null,
  };
}

/** A booking that begins today can wait for its approval until the end of the day. */
function toBegin(startsOn: string, { now, zone }: BookingTerms): Date {
  const today = dateAt(now, zone);
  return startOfDay(startsOn > today ? startsOn : dayAfter(today, 1), zone);
}
