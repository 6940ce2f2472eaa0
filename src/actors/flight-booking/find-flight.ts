import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { FlightPart, NearestOffer, PartToChange } from '#domain/contract.ts';
import { findSameFlight } from '#domain/flight-booking/find-same-flight.ts';
import { listFlightNumbers, toSelectedResult } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { buildFlightId, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { toFlightSearchRequest, toFlightSelectRequest } from '#domain/flight-booking/flight-requests.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { Api } from '../../api/client.ts';
import { collectResults, contractLines } from '../../api/contract-lines.ts';
import { readData } from '../../api/errors.ts';

interface WantedFlight {
  earlier: FlightPart;
  criteria: FlightCriteria;
  /** How many days later they are. */
  days: number;
  changes?: PartToChange;
}

export async function findFlight(
  api: Api,
  { earlier, criteria, days, changes }: WantedFlight,
  signal: AbortSignal,
): Promise<{ part: CheckoutPart<'flight'>; isSame: boolean } | null> {
  const search = changingRequest(toFlightSearchRequest(criteria), changes ?? null);
  const lines = await collectResults(
    contractLines(api, '/api/booking/flight/search', { body: search, signal }),
  );
  const list = mergeFlightResults(lines);
  const same = list && findSameFlight(list, earlier, days);
  if (!same) return null;
  const body = changingRequest(toFlightSelectRequest(criteria, same.fare, NO_EXTRAS), changes ?? null);
  const priced = await readData(api.http.POST('/api/booking/flight/select', { body, signal }));
  if (priced.outcome !== 'priced') return null;
  const result = toSelectedResult(same.flight);
  return { part: { kind: 'flight', criteria, result, priced, extras: NO_EXTRAS }, isSame: same.isSame };
}

export async function priceNearestFare(
  api: Api,
  { criteria, nearest: { offer } }: { criteria: FlightCriteria; nearest: NearestOffer },
  signal: AbortSignal,
): Promise<CheckoutPart<'flight'> | null> {
  const body = toFlightSelectRequest(criteria, { offer }, NO_EXTRAS);
  const priced = await readData(api.http.POST('/api/booking/flight/select', { body, signal }));
  if (priced.outcome !== 'priced') return null;
  const result = { id: buildFlightId(priced.legs), name: listFlightNumbers(priced.legs).join(', ') };
  return { kind: 'flight', criteria, result, priced, extras: NO_EXTRAS };
}
