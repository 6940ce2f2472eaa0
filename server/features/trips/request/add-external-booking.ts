import type { ExternalBookingRequest, Trip } from '#domain/contract.ts';
import { dateAt } from '#domain/local-time.ts';
import { longestWait } from '#domain/offers/booking-limits.ts';
import { judgeExternal } from '#domain/policy/judge-external.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { BookingTerms } from '../../../offers/booking-terms.ts';
import { readTermsFor } from '../../../offers/read-booking-terms.ts';
import { readBookingRules } from '../../companies/checkout-repository.ts';
import type { SaveOutcome } from '../../records/save-section.ts';
import { participantsOf } from '../approval/find-approvers.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { countedParts } from '../counted-parts.ts';
import { openTrip } from '../page/open-trip.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import { confirmNextParts } from '../part/confirm-next.ts';
import { findNeededApprovers, totalOf } from '../pipeline/judge-all.ts';
import { MOST_PARTS, refuseTooLong } from '../pipeline/refuse-impossible.ts';
import { requestParts } from '../pipeline/request-parts.ts';
import { insertParts } from '../pipeline/trip-extension-repository.ts';
import { reportNews } from '../trip-news.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { newExternalPart } from './new-external-part.ts';
import { refuseImpossibleAmount } from './refuse-impossible-amount.ts';
import { refuseImpossibleDays } from './refuse-impossible-days.ts';
import {
  type RequestCaller,
  type RequestUpdateContext,
  refuseOthers,
  updateRequest,
} from './update-request.ts';

interface Recording {
  tripId: string;
  version: number;
  request: ExternalBookingRequest;
}

/**
 * Records a booking of the agency as a part of its trip, in one transaction. The usual job confirms it, unless a policy
 * requires an approval of its price.
 */
export async function addExternalBooking(
  deps: Deps,
  caller: RequestCaller,
  { tripId, version, request }: Recording,
): Promise<SaveOutcome<Trip>> {
  const terms = await readTerms(deps, caller, { tripId, version, request });
  return await updateRequest(deps, caller, {
    tripId,
    version,
    action: 'addExternal',
    audit: 'trip.externalBookingAdded',
    update: (context) => record(deps, context, request, terms),
  });
}

/**
 * Reads the terms by which the booking is judged. They are read before the transaction begins, because the read needs a
 * connection and the transaction may hold the only one.
 */
async function readTerms(
  deps: Deps,
  caller: RequestCaller,
  { tripId, version, request }: Recording,
): Promise<BookingTerms> {
  const { row, viewer, moment } = await openTrip(deps, caller, tripId);
  refuseOthers(row, viewer, 'addExternal');
  // A trip that has changed since it was read is not refused here, but answered as it is now.
  if (row.version === version) refuseWithheld(row, viewer, 'addExternal');
  return await readTermsFor(deps, row.company_id, chooseTravelers(row, request), moment);
}

async function record(
  deps: Deps,
  { db, row, viewer, moment, cause }: RequestUpdateContext,
  request: ExternalBookingRequest,
  terms: BookingTerms,
): Promise<void> {
  const travelers = chooseTravelers(row, request);
  refuseImpossible(row, request, moment);
  const { company_id: companyId } = row;
  const { service, price, startsOn, endsOn } = request;
  const facts = { service, price, travelers: travelers.length, startsOn, endsOn };
  const verdict = judgeExternal(terms.policies, facts, terms.rates);
  const { limits } = await readBookingRules(db, companyId);
  const participants = participantsOf(row, viewer.signedIn.userId);
  const approvers = await findNeededApprovers(db, participants, verdict.levels);
  const part = newExternalPart(request, { travelers, verdict, terms });
  totalOf([...countedParts(row.parts), part]);
  await insertParts(db, row, [part]);
  const { booking_info: info, card_id: cardId } = row;
  const until = Math.min(longestWait(terms.now, limits).getTime(), part.begins_at.getTime());
  const requested = await requestParts(db, row, {
    request: { verdict, approvers, cardId, limits, info, terms },
    wait: { since: terms.now, until: new Date(until) },
    cause,
  });
  await confirmNextParts(deps, db, requested, { at: cause.at, now: moment.now });
  const trip = await readTripUnchecked(db, row.id, moment);
  if (trip.approval) await reportNews(deps, db, { ...moment, trip, kind: 'waits' });
}

function chooseTravelers(row: TripRow, { travelers }: ExternalBookingRequest): string[] {
  const all = row.travelers.map(({ _id }) => _id);
  if (!travelers) return all;
  if (new Set(travelers).size !== travelers.length) {
    throw new DomainError('travelers_repeated', 'List each traveller only once.');
  }
  if (travelers.every((id) => all.includes(id))) return travelers;
  throw fieldRefusal('validation_failed', '/travelers', 'not_a_traveler');
}

function refuseImpossible(row: TripRow, request: ExternalBookingRequest, { now, zone }: CompanyMoment): void {
  refuseImpossibleDays(request, dateAt(now, zone));
  refuseTooLong(row, request, '/endsOn');
  refuseImpossibleAmount(request.price, '/price');
  if (row.parts.length < MOST_PARTS) return;
  throw new DomainError('validation_failed', `A trip can have at most ${MOST_PARTS} parts.`);
}
