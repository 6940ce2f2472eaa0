import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import { toSelectedCar } from '#domain/car-booking/car-choice.ts';
import { mergeCarResults } from '#domain/car-booking/car-list.ts';
import { carName } from '#domain/car-booking/car-name.ts';
import { toCarSearchRequest } from '#domain/car-booking/car-requests.ts';
import { findEarlierCar } from '#domain/car-booking/earlier-car.ts';
import type { CheckoutPart, FlowByKind } from '#domain/checkout/checkout-part.ts';
import type { CarPart, NearestOffer, Trip } from '#domain/contract.ts';
import type { Api } from '../../api/client.ts';
import { collectResults, contractLines } from '../../api/contract-lines.ts';
import { readData } from '../../api/errors.ts';

export async function findCar(
  api: Api,
  { earlier, criteria, trip }: { earlier: CarPart; criteria: FlowByKind['car']['criteria']; trip: Trip },
  signal: AbortSignal,
): Promise<{ part: CheckoutPart<'car'>; isSame: boolean } | null> {
  const search = { body: toCarSearchRequest(criteria), signal };
  const lines = await collectResults(contractLines(api, '/api/booking/car/search', search));
  const list = mergeCarResults(lines);
  const choice = earlierChoice(earlier, trip.bookingInfo);
  const found = list && findEarlierCar(list, { earlier: choice, isComplete: true, gone: new Set() });
  if (!found) return null;
  const { result: listed, fit } = found;
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const body = { travelers, offer: toSelectedCar(listed).offer };
  const priced = await readData(api.http.POST('/api/booking/car/check', { body, signal }));
  if (priced.outcome !== 'priced') return null;
  const result = { id: listed.id, name: carName(listed) };
  return { part: { kind: 'car', criteria, result, priced, extras: null }, isSame: fit === 'same' };
}

export async function priceNearestCar(
  api: Api,
  { criteria, nearest }: { criteria: FlowByKind['car']['criteria']; nearest: NearestOffer },
  signal: AbortSignal,
): Promise<CheckoutPart<'car'> | null> {
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const body = { travelers, offer: nearest.offer };
  const priced = await readData(api.http.POST('/api/booking/car/check', { body, signal }));
  if (priced.outcome !== 'priced') return null;
  return {
    kind: 'car',
    criteria,
    result: { id: nearest.result, name: carName(priced) },
    priced,
    extras: null,
  };
}
