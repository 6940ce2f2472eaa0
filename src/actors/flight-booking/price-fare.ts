import type { PricingInput } from '#domain/booking/flow-types.ts';
import type { SupplierAnswer } from '#domain/booking/offer-outcome.ts';
import type { FlightSelectAnswer, SeatsAnswer } from '#domain/contract.ts';
import type { FlightOutcome, FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import { toFlightOfferRequest, toFlightSelectRequest } from '#domain/flight-booking/flight-requests.ts';
import { preferredSeats } from '#domain/flight-booking/preferred-seats.ts';
import {
  compareWithSelected,
  type FareWithExtras,
  outcomeWithExtras,
  remainingExtras,
  withExtrasPrice,
} from '#domain/flight-booking/price-with-extras.ts';
import { NO_EXTRAS, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, readData } from '../../api/errors.ts';
import { reprice } from '../booking/reprice.ts';
import { findFare } from './find-fare.ts';

type FareInput = PricingInput<FlightTypes>;

/**
 * Prices a fare again with its extras. Until the user chooses, these are a free seat for each traveler by
 * the preference of the profile; a change keeps the booked seats instead, and its user confirms them.
 */
export async function priceFare(api: Api, input: FareInput, signal: AbortSignal): Promise<FlightOutcome> {
  const { criteria, offer, changes } = input;
  const isOpen = input.extras === null && changes === null;
  const extras = input.extras ?? NO_EXTRAS;
  const selected = withExtrasPrice(offer, extras);
  const outcome = await reprice<FareWithExtras>(selected, {
    check: async (reference) => {
      const select = (remaining: SelectedExtras) => {
        const request = toFlightSelectRequest(criteria, { offer: reference }, remaining);
        const body = changingRequest(request, changes);
        return readData(api.http.POST('/api/booking/flight/select', { body, signal }));
      };
      const answer = await selectLeft(select, extras);
      if (answer.outcome !== 'priced') return answer;
      if (!isOpen) return compareWithSelected(selected, extras, answer);
      const list = () => {
        const body = toFlightOfferRequest(criteria, { offer: reference });
        return readData(api.http.POST('/api/booking/flight/seats', { body, signal }));
      };
      return await withPreferredSeats(answer, { list, select });
    },
    find: () => findFare(api, input, signal),
  });
  return outcomeWithExtras(isOpen ? null : extras, outcome);
}

interface SeatCalls {
  list: () => Promise<SeatsAnswer>;
  select: (extras: SelectedExtras) => Promise<FlightSelectAnswer>;
}

/** Seats are optional: where they can't be had for nothing, the fare stays as it was priced without them. */
async function withPreferredSeats(
  fare: FareWithExtras,
  { list, select }: SeatCalls,
): Promise<FareWithExtras> {
  if (!fare.passengers.some(({ seatPreference }) => seatPreference)) return fare;
  try {
    const offered = await list();
    const seats = offered.outcome === 'priced' ? preferredSeats(fare, offered) : [];
    if (seats.length === 0) return fare;
    const left = { ...NO_EXTRAS, seats };
    const answer = await select(left);
    const isFree = answer.outcome === 'priced' && answer.total.asked.amount === fare.total.asked.amount;
    return isFree ? { ...answer, left } : fare;
  } catch (error) {
    if (error instanceof ApiError) return fare;
    throw error;
  }
}

/** Extras may sell out while the others are being priced; the rounds are limited. */
const MOST_ROUNDS = 4;

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
