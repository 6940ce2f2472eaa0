import type { ClientConfig } from '#domain/contract.ts';
import { ApiError, TransportError } from './errors.ts';

/** A place that typed text may mean. */
export interface PlaceSuggestion {
  placeId: string;
  name: string;
  /** Where that is, such as a country; empty for a country. */
  surroundings: string;
}

export interface Position {
  latitude: number;
  longitude: number;
}

/** The place service, which speaks the protocol of the Google Places API (New). */
export interface Places {
  suggest(question: PlaceQuestion, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  /** Ends the session of suggestions that the place was picked in. */
  locate(placeId: string, session: string, signal: AbortSignal): Promise<Position>;
}

interface PlaceQuestion {
  text: string;
  /** Names the typing that belongs together until a place is picked. */
  session: string;
  /** What is near comes first. */
  near?: Position;
}

interface Autocompletion {
  suggestions?: {
    placePrediction?: {
      placeId: string;
      text: { text: string };
      structuredFormat?: { mainText?: { text?: string }; secondaryText?: { text?: string } };
    };
  }[];
}

const NEAR_METERS = 50_000;

/** The service that is configured, or the back end's own. */
export function createPlaces(
  { placesUrl, placesKey }: Pick<ClientConfig, 'placesUrl' | 'placesKey'>,
  address: string,
): Places {
  const base = `${placesUrl ?? `${address}/places`}/v1`;
  const key = placesKey ? { 'x-goog-api-key': placesKey } : undefined;
  return {
    async suggest({ text, session, near }, signal) {
      const body = JSON.stringify({
        ...{ input: text, sessionToken: session, languageCode: 'en' },
        ...(near && { locationBias: { circle: { center: near, radius: NEAR_METERS } } }),
      });
      const headers = { 'content-type': 'application/json', ...key };
      const answer = await ask<Autocompletion>(`${base}/places:autocomplete`, {
        ...{ method: 'POST', headers, body, signal },
      });
      return (answer.suggestions ?? []).flatMap(toSuggestion);
    },
    async locate(placeId, session, signal) {
      const address = `${base}/places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(session)}`;
      const headers = { 'x-goog-fieldmask': 'location', ...key };
      const { location } = await ask<{ location: Position }>(address, { headers, signal });
      return location;
    },
  };
}

/** The answers are the protocol's; whatever is no success says nothing that a person could use. */
async function ask<Answer>(address: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (cause) {
    throw new TransportError(init.signal?.aborted ? 'Request aborted' : 'Network Error', cause);
  }
  if (!response.ok) throw new ApiError(response.status, null, null);
  return (await response.json()) as Answer;
}

function toSuggestion({
  placePrediction,
}: NonNullable<Autocompletion['suggestions']>[number]): PlaceSuggestion[] {
  if (!placePrediction) return [];
  const { placeId, text, structuredFormat } = placePrediction;
  return [
    {
      placeId,
      name: structuredFormat?.mainText?.text ?? text.text,
      surroundings: structuredFormat?.secondaryText?.text ?? '',
    },
  ];
}
