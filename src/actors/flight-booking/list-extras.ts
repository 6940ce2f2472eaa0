import type { PartToChange, SeatsAnswer } from '#domain/contract.ts';
import { type FareQuote, toAcceptedFare } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { toFlightOfferRequest, toFlightSelectRequest } from '#domain/flight-booking/flight-requests.ts';
import type { SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { toFinalOutcome } from '../booking/reprice.ts';
import { toOutcome } from '../booking/to-outcome.ts';
import { findFare } from './find-fare.ts';

interface ExtrasInput {
  criteria: FlightCriteria;
  accepted: FareQuote;
  /** The booked part that is being changed, whose seats count as free; null for a new booking. */
  changes: PartToChange | null;
}

export async function judgeExtras(
  api: Api,
  { criteria, accepted, changes, extras }: ExtrasInput & { extras: SelectedExtras },
  signal: AbortSignal,
): Promise<FareQuote['verdict'] | null> {
  const body = changingRequest(toFlightSelectRequest(criteria, accepted, extras), changes);
  const answer = await readData(api.http.POST('/api/booking/flight/select', { body, signal }));
  return answer.outcome === 'priced' ? answer.verdict : null;
}

export async function listExtras(
  api: Api,
  { criteria, accepted, changes }: ExtrasInput,
  signal: AbortSignal,
): Promise<SeatsAnswer> {
  const ask = (offer: string) => {
    const body = changingRequest(toFlightOfferRequest(criteria, { offer }), changes);
    return readData(api.http.POST('/api/booking/flight/seats', { body, signal }));
  };
  const answer = await ask(accepted.offer).catch((error: unknown) => toOutcome(error, toFinalOutcome));
  if (answer !== 'referenceExpired') return answer;
  const reference = await findFare(api, { criteria, offer: toAcceptedFare(accepted), changes }, signal);
  return reference === null ? { outcome: 'expired' } : await ask(reference);
}
