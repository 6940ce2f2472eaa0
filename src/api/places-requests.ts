import type { ClientConfig } from '#domain/contract.ts';
import type { Position } from '#domain/geography.ts';
import type { Api } from './client.ts';
import { ApiError, TransportError } from './errors.ts';

/** A place that could be meant by what was typed. */
export interface PlacePrediction {
  id: string;
  label: string;
  detail: string;
}

/** The place service, by the protocol of the Google Places API (New). */
export interface Places {
  /** What was typed; the calls of one choice bear the same token. */
  suggest: (typed: string, token: string, signal: AbortSignal) => Promise<PlacePrediction[]>;
  locate: (placeId: string, token: string, signal: AbortSignal) => Promise<Position>;
}

const SUGGESTION_FIELDS =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat';

export function openPlaces(api: Api, { placesUrl, placesKey }: ClientConfig): Places {
  const service = `${placesUrl ?? `${api.address}/places`}/v1`;
  const headersFor = (fieldMask: string) => ({
    'content-type': 'application/json',
    'x-goog-fieldmask': fieldMask,
    ...(placesKey && { 'x-goog-api-key': placesKey }),
  });
  return {
    async suggest(input, sessionToken, signal) {
      const answer = await call(`${service}/places:autocomplete`, {
        method: 'POST',
        headers: headersFor(SUGGESTION_FIELDS),
        body: JSON.stringify({ input, sessionToken, languageCode: 'en' }),
        signal,
      });
      return predictionsOf(answer);
    },
    async locate(placeId, sessionToken, signal) {
      const query = new URLSearchParams({ sessionToken, languageCode: 'en' });
      const address = `${service}/places/${encodeURIComponent(placeId)}?${query}`;
      return positionOf(await call(address, { headers: headersFor('location'), signal }));
    },
  };
}

async function call(address: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(address, request).catch((cause: unknown) => {
    throw new TransportError('Network Error', cause);
  });
  if (!response.ok) throw new ApiError(response.status, null, null);
  return await response.json();
}

function predictionsOf(answer: unknown): PlacePrediction[] {
  return listIn(answer, 'suggestions').flatMap((suggestion) => {
    const prediction = memberOf(suggestion, 'placePrediction');
    const id = memberOf(prediction, 'placeId');
    const format = memberOf(prediction, 'structuredFormat');
    const label = textIn(format, 'mainText') || textIn(prediction, 'text');
    return typeof id === 'string' && label ? [{ id, label, detail: textIn(format, 'secondaryText') }] : [];
  });
}

function positionOf(answer: unknown): Position {
  const location = memberOf(answer, 'location');
  const latitude = Number(memberOf(location, 'latitude'));
  const longitude = Number(memberOf(location, 'longitude'));
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new Error('The place has no position');
  return { latitude, longitude };
}

function textIn(parent: unknown, name: string): string {
  return String(memberOf(memberOf(parent, name), 'text') ?? '');
}

function listIn(parent: unknown, name: string): unknown[] {
  const list = memberOf(parent, name);
  return Array.isArray(list) ? list : [];
}

function memberOf(parent: unknown, name: string): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  return Object.getOwnPropertyDescriptor(parent, name)?.value;
}
