import type { PricingInput } from '#domain/booking/flow-types.ts';
import type { SupplierAnswer } from '#domain/booking/offer-outcome.ts';
import type { ChosenExtras } from '#domain/flight-booking/chosen-extras.ts';
import {
  type FareTerms,
  type FlightOutcome,
  type FlightTypes,
  isSameFare,
  type PricedFare,
} from '#domain/flight-booking/flight-choice.ts';
import { mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { flightOfferRequestOf, flightSearchRequestOf } from '#domain/flight-booking/flight-requests.ts';
import { outcomeWithExtras, withoutExtras } from '#domain/flight-booking/price-with-extras.ts';
import type { Api } from '../../api/client.ts';
import { listSeats, searchFlights, selectFlight } from '../../api/flight-requests.ts';
import { priceAgain } from '../booking/price-again.ts';

type FareInput = PricingInput<FlightTypes>;

/** Prices a fare again, with what is added to it. */
export async function priceFare(api: Api, input: FareInput, signal: AbortSignal): Promise<FlightOutcome> {
  const { criteria, offer, extras } = input;
  const requestOf = (reference: string) => flightOfferRequestOf(criteria, { ...offer, offer: reference });
  const outcome = await priceAgain<PricedFare>(offer, {
    check: async (reference): Promise<SupplierAnswer<PricedFare>> => {
      const answer = await selectFlight(api, requestOf(reference), signal);
      return answer.outcome === 'priced' ? withoutExtras(answer, criteria.travelers.length) : answer;
    },
    find: () => findFare(api, input, signal),
  });
  if (!('priced' in outcome) || extras === null || !isBought(extras)) return outcome;
  const offered = await listSeats(api, requestOf(outcome.priced.offer), signal);
  if (offered.outcome !== 'priced') return { type: offered.outcome };
  return outcomeWithExtras(offer, outcome.priced, { chosen: extras, offered });
}

/** Memberships cost nothing, and nobody else can take them. */
function isBought({ seats, bags }: ChosenExtras): boolean {
  return seats.length + bags.length > 0;
}

/** The same fare in a search for its flights; null only when every source has answered without it. */
async function findFare(
  api: Api,
  { criteria, offer: { terms } }: FareInput,
  signal: AbortSignal,
): Promise<string | null> {
  let failedSource: string | null = null;
  for await (const line of searchFlights(api, flightSearchRequestOf(criteria), signal)) {
    if (line.type === 'failure') failedSource = line.source;
    if (line.type !== 'results') continue;
    const found = offerOf(line, terms);
    if (found !== null) return found;
  }
  if (failedSource !== null) throw new Error(`The fare may be sold by ${failedSource}, which did not answer`);
  return null;
}

function offerOf(line: Parameters<typeof mergeFlightResults>[0][number], terms: FareTerms): string | null {
  const flight = mergeFlightResults([line])?.flights.find(({ id }) => id === terms.flight);
  const fare = flight?.fares.find(({ family, serviceClasses }) =>
    isSameFare(terms, { flight: terms.flight, family: family.code, serviceClasses }),
  );
  return fare?.offer ?? null;
}
