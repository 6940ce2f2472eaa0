import type { Address, ClientConfig } from '#domain/contract.ts';
import { ApiError, TransportError } from './errors.ts';

export interface PlaceSuggestion {
  placeId: string;
  name: string;
  /** The region it is in, such as a country; empty for a country. */
  surroundings: string;
}

export interface Position {
  latitude: number;
  longitude: number;
}

export interface PlaceLocation extends Position {
  address: Address;
}

export interface Places {
  suggest(question: PlaceQuestion, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  /** Ends the session of suggestions that the place was picked in. */
  locate(placeId: string, session: string, signal: AbortSignal): Promise<PlaceLocation>;
}

interface PlaceQuestion {
  text: string;
  session: string;
  /** Nearby places come first. */
  near: Position | undefined;
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

interface AddressComponent {
  longText: string;
  shortText?: string;
  types?: string[];
}

interface Details {
  location: Position;
  addressComponents?: AddressComponent[];
}

const NEAR_METERS = 50_000;

export function createPlaces(
  { placesUrl, placesKey }: Pick<ClientConfig, 'placesUrl' | 'placesKey'>,
  address: string,
): Places {
  const base = `${placesUrl ?? `${address}/places`}/v1`;
  const key = placesKey ? { 'x-goog-api-key': placesKey } : undefined;
  return {
    async suggest({ text, session, near }, signal) {
      const body = JSON.stringify({
        input: text,
        sessionToken: session,
        languageCode: 'en',
        locationBias: near ? { circle: { center: toPosition(near), radius: NEAR_METERS } } : undefined,
      });
      const headers = { 'content-type': 'application/json', ...key };
      const answer = await ask<Autocompletion>(`${base}/places:autocomplete`, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      return (answer.suggestions ?? []).flatMap(toSuggestion);
    },
    async locate(placeId, session, signal) {
      const address = `${base}/places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(session)}`;
      const headers = { 'x-goog-fieldmask': 'location,addressComponents', ...key };
      const { location, addressComponents = [] } = await ask<Details>(address, { headers, signal });
      return { ...location, address: toAddress(addressComponents) };
    },
  };
}

/** Without any other details of the place: the protocol refuses them. */
function toPosition({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

/** The answers are the protocol's; its errors contain nothing useful to the user. */
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

function toAddress(components: readonly AddressComponent[]): Address {
  const find = (type: string) => components.find(({ types = [] }) => types.includes(type));
  const street = [find('route'), find('street_number')].flatMap((part) => (part ? [part.longText] : []));
  const found = {
    street: street.join(' '),
    postalCode: find('postal_code')?.longText,
    city: (find('locality') ?? find('postal_town'))?.longText,
    stateCountyProvince: find('administrative_area_level_1')?.longText,
    country: find('country')?.shortText,
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text));
}
