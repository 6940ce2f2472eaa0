import type { PricingInput } from '#domain/booking/flow-types.ts';
import type { SupplierAnswer } from '#domain/booking/offer-outcome.ts';
import type { FlightSelectAnswer } from '#domain/contract.ts';
import type { FlightOutcome, FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import { toFlightSelectRequest } from '#domain/flight-booking/flight-requests.ts';
import {
  compareWithShown,
  type FareWithExtras,
  outcomeWithExtras,
  remainingExtras,
  withExtrasPrice,
} from '#domain/flight-booking/price-with-extras.ts';
import { NO_EXTRAS, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { Api } from '../../api/client.ts';
import { selectFlight } from '../../api/flight-requests.ts';
import { reprice } from '../booking/reprice.ts';
import { findFare } from './find-fare.ts';

type FareInput = PricingInput<FlightTypes>;

/** Prices a fare again, with what is added to it. */
export async function priceFare(api: Api, input: FareInput, signal: AbortSignal): Promise<FlightOutcome> {
  const { criteria, offer, changes } = input;
  const extras = input.extras ?? NO_EXTRAS;
  const shown = withExtrasPrice(offer, extras);
  const outcome = await reprice<FareWithExtras>(shown, {
    check: async (reference) => {
      const select = (remaining: SelectedExtras) => {
        const request = toFlightSelectRequest(criteria, { offer: reference }, remaining);
        return selectFlight(api, changingRequest(request, changes), signal);
      };
      const answer = await selectLeft(select, extras);
      return answer.outcome === 'priced' ? compareWithShown(shown, extras, answer) : answer;
    },
    find: () => findFare(api, input, signal),
  });
  return outcomeWithExtras(extras, outcome);
}

/** Extras may sell out while the others are being priced; the rounds are limited. */
const MOST_ROUNDS = 4;

/** Reprices the fare with its extras, then with the remaining ones. */
async function selectLeft(
  select: (remaining: SelectedExtras) => Promise<FlightSelectAnswer>,
  chosen: SelectedExtras,
): Promise<SupplierAnswer<FareWithExtras>> {
  let remaining = chosen;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answer = await select(remaining);
    if (answer.outcome === 'priced') return { ...answer, left: remaining };
    if (answer.outcome !== 'extrasChanged') return answer;
    remaining = remainingExtras(remaining, answer.extras);
  }
  throw new Error('The seats and bags change faster than they can be priced');
}
