import type { PricingInput } from '#domain/booking/flow-types.ts';
import { type FareTerms, type FlightTypes, isSameFare } from '#domain/flight-booking/flight-choice.ts';
import { mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { toFlightSearchRequest } from '#domain/flight-booking/flight-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { Api } from '../../api/client.ts';
import { contractLines } from '../../api/contract-lines.ts';

/** The same fare in a search for its flights; null only when every source has answered without it. */
export async function findFare(
  api: Api,
  { criteria, offer: { terms }, changes }: Pick<PricingInput<FlightTypes>, 'criteria' | 'offer' | 'changes'>,
  signal: AbortSignal,
): Promise<string | null> {
  let failedSource: string | null = null;
  const body = changingRequest(toFlightSearchRequest(criteria), changes);
  for await (const line of contractLines(api, '/api/booking/flight/search', { body, signal })) {
    if (line.type === 'failure') failedSource = line.source;
    if (line.type !== 'results') continue;
    const found = findOffer(line, terms);
    if (found !== null) return found;
  }
  if (failedSource !== null) throw new Error(`The fare may be sold by ${failedSource}, which did not answer`);
  return null;
}

function findOffer(line: Parameters<typeof mergeFlightResults>[0][number], terms: FareTerms): string | null {
  const flight = mergeFlightResults([line])?.flights.find(({ id }) => id === terms.flight);
  const fare = flight?.fares.find(({ family, serviceClasses }) =>
    isSameFare(terms, { flight: terms.flight, family: family.code, serviceClasses }),
  );
  return fare?.offer ?? null;
}
