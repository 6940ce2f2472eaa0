import type { ExternalService } from '#domain/contract.ts';
import { paths } from '../components/paths.ts';

export interface RequestPrefill {
  kinds?: ExternalService[];
  /** `yyyy-MM-dd`; both or none. */
  startsOn?: string;
  endsOn?: string;
  places?: string[];
  travelers?: string[];
}

export const MOST_PLACES = 6;
export const LONGEST_PLACE = 120;
const MOST_TRAVELERS = 9;

const SERVICES = {
  flight: true,
  hotel: true,
  car: true,
  rail: true,
  visa: true,
  other: true,
} satisfies Record<ExternalService, true>;

export function requestAddress(prefill: RequestPrefill): string {
  const { kinds = [], startsOn, endsOn, places = [], travelers = [] } = prefill;
  const known = places.map((place) => place.trim()).filter((place) => place !== '');
  const lists: [string, string[]][] = [
    ['kinds', kinds],
    ['places', [...new Set(known)]],
    ['travelers', travelers],
  ];
  const query = new URLSearchParams(
    lists.flatMap(([name, values]) => (values.length > 0 ? [[name, JSON.stringify(values)]] : [])),
  );
  if (startsOn && endsOn) {
    query.set('startsOn', startsOn);
    query.set('endsOn', endsOn);
  }
  return query.size > 0 ? `${paths.offlineRequest}?${query}` : paths.offlineRequest;
}

/** Reads the search of the address; invalid values are ignored, and the router writes back what is defined. */
export function readRequestSearch(search: Record<string, unknown>): RequestPrefill {
  const { startsOn, endsOn } = search;
  const areDays = isDay(startsOn) && isDay(endsOn) && startsOn <= endsOn;
  return {
    kinds: unlessEmpty(textsIn(search.kinds).filter(isService)),
    startsOn: areDays ? startsOn : undefined,
    endsOn: areDays ? endsOn : undefined,
    places: unlessEmpty(
      textsIn(search.places)
        .map((place) => place.slice(0, LONGEST_PLACE))
        .slice(0, MOST_PLACES),
    ),
    travelers: unlessEmpty(textsIn(search.travelers).slice(0, MOST_TRAVELERS)),
  };
}

function textsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((one) => typeof one === 'string' && one.trim() !== '');
  return [...new Set<string>(texts)];
}

const unlessEmpty = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined);

const isService = (text: string): text is ExternalService => Object.hasOwn(SERVICES, text);

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
