import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import { toPartRequest } from '#domain/checkout/part-requests.ts';
import type { ChangeWithQuote } from '#domain/part-change/part-change.ts';
import type { QuoteInput, QuoteOutcome } from '#machines/change-review/change-review-setup.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { getTrip } from '../../api/trip-queries.ts';
import { priceParts } from './price-parts.ts';
import { toOutcome } from './to-outcome.ts';

export async function requestQuote(
  api: Api,
  { changes, part, expired }: QuoteInput,
  signal: AbortSignal,
): Promise<QuoteOutcome> {
  if (expired) return await requote(api, { changes, part }, signal);
  const outcome = await quote(api, { changes, part }, signal);
  const isOld = outcome.type === 'refused' && outcome.code === 'offer_expired';
  return isOld ? await requote(api, { changes, part }, signal) : outcome;
}

type PartInput = Omit<QuoteInput, 'expired'>;

async function requote(api: Api, input: PartInput, signal: AbortSignal): Promise<QuoteOutcome> {
  try {
    return await quoteAtPriceNow(api, input, signal);
  } catch (error) {
    return toOutcome(error, (code) => ({ type: 'refused', code }));
  }
}

async function quoteAtPriceNow(
  api: Api,
  { changes, part }: PartInput,
  signal: AbortSignal,
): Promise<QuoteOutcome> {
  const priced = await priceParts(api, [part], signal, changes);
  if (!('parts' in priced)) {
    return { type: 'refused', code: priced.type === 'soldOut' ? 'offer_sold_out' : 'offer_invalid' };
  }
  const found = onlyPartOf(priced);
  // The quote has the current price, higher or lower.
  return priced.type === 'extrasGone'
    ? { type: 'extrasGone', part: found }
    : await quote(api, { changes, part: found }, signal);
}

function onlyPartOf({ parts: [part] }: { parts: readonly CheckoutPart[] }): CheckoutPart {
  if (!part) throw new Error('One part was priced, and none came back');
  return part;
}

async function quote(api: Api, { changes, part }: PartInput, signal: AbortSignal): Promise<QuoteOutcome> {
  try {
    return { type: 'offered', offered: await quoteChange(api, { changes, part }, signal) };
  } catch (error) {
    return toOutcome(error, (code) => ({ type: 'refused', code }));
  }
}

async function quoteChange(
  api: Api,
  { changes, part }: PartInput,
  signal: AbortSignal,
): Promise<ChangeWithQuote> {
  const { tripId, partId } = changes;
  const found = await readData(
    api.http.POST('/api/trips/{tripId}/parts/{partId}/change/quote', {
      params: { path: { tripId, partId } },
      body: { part: toPartRequest(part) },
      signal,
    }),
  );
  const trip = await getTrip(api, tripId, signal);
  const booked = trip.parts.find(({ _id }) => _id === partId);
  if (!booked || trip.version !== found.version) throw new Error('The trip has changed since it was offered');
  return { quote: found, booked, part };
}
