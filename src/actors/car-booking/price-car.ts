import type { PricingInput } from '#domain/booking/flow-types.ts';
import {
  type CarOutcome,
  type CarQuote,
  type CarTypes,
  isSameCar,
  termsOfCarEntry,
} from '#domain/car-booking/car-choice.ts';
import { mergeCarResults } from '#domain/car-booking/car-list.ts';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { Api } from '../../api/client.ts';
import { contractLines } from '../../api/contract-lines.ts';
import { readData } from '../../api/errors.ts';
import { reprice } from '../booking/reprice.ts';

type CarInput = PricingInput<CarTypes>;

export function priceCar(api: Api, input: CarInput, signal: AbortSignal): Promise<CarOutcome> {
  const { criteria, offer: selected, changes } = input;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  return reprice<CarQuote>(selected, {
    check: (offer) => {
      const body = changingRequest({ travelers, offer }, changes);
      return readData(api.http.POST('/api/booking/car/check', { body, signal }));
    },
    find: () => findCar(api, input, signal),
  });
}

/** The same car on the same terms, in a search for it; null only when every source has answered without it. */
async function findCar(
  api: Api,
  { criteria, offer: { terms }, changes }: CarInput,
  signal: AbortSignal,
): Promise<string | null> {
  let failedSource: string | null = null;
  const body = changingRequest(toCarSearchRequest(criteria), changes);
  for await (const line of contractLines(api, '/api/booking/car/search', { body, signal })) {
    if (line.type === 'failure') failedSource = line.source;
    if (line.type !== 'results') continue;
    const found = mergeCarResults([line])?.cars.find((car) => isSameCar(termsOfCarEntry(car), terms));
    if (found) return found.offer;
  }
  if (failedSource !== null) throw new Error(`The car may be sold by ${failedSource}, which did not answer`);
  return null;
}
