import type { PricingInput } from '#domain/booking/flow-types.ts';
import type { SupplierAnswer } from '#domain/booking/offer-outcome.ts';
import type { FlightSelectAnswer } from '#domain/contract.ts';
import { type ChosenExtras, NO_EXTRAS } from '#domain/flight-booking/chosen-extras.ts';
import {
  type FareTerms,
  type FlightOutcome,
  type FlightTypes,
  isSameFare,
} from '#domain/flight-booking/flight-choice.ts';
import { mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { flightSearchRequestOf, flightSelectRequestOf } from '#domain/flight-booking/flight-requests.ts';
import {
  comparedWithSeen,
  type FareWithExtras,
  outcomeWithExtras,
  seenWithExtras,
  withoutGone,
} from '#domain/flight-booking/price-with-extras.ts';
import type { Api } from '../../api/client.ts';
import { searchFlights, selectFlight } from '../../api/flight-requests.ts';
import { priceAgain } from '../booking/price-again.ts';

type FareInput = PricingInput<FlightTypes>;

/** Prices a fare again, with what is added to it. */
export async function priceFare(api: Api, input: FareInput, signal: AbortSignal): Promise<FlightOutcome> {
  const { criteria, offer } = input;
  const extras = input.extras ?? NO_EXTRAS;
  const seen = seenWithExtras(offer, extras);
  const outcome = await priceAgain<FareWithExtras>(seen, {
    check: async (reference) => {
      const answer = await selectLeft(
        (left) => selectFlight(api, flightSelectRequestOf(criteria, { offer: reference }, left), signal),
        extras,
      );
      return answer.outcome === 'priced' ? comparedWithSeen(seen, extras, answer) : answer;
    },
    find: () => findFare(api, input, signal),
  });
  return outcomeWithExtras(extras, outcome);
}

/** Extras may go while the others are priced; more rounds than these are no chance any more. */
const MOST_ROUNDS = 4;

/** Asks for the fare with its extras, then with those that are left of them. */
async function selectLeft(
  select: (left: ChosenExtras) => Promise<FlightSelectAnswer>,
  chosen: ChosenExtras,
): Promise<SupplierAnswer<FareWithExtras>> {
  let left = chosen;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answer = await select(left);
    if (answer.outcome === 'priced') return { ...answer, left };
    if (answer.outcome !== 'extrasChanged') return answer;
    left = withoutGone(left, answer.extras);
  }
  throw new Error('The seats and bags change faster than they can be priced');
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
