import type { KnownPlace } from './known-places.ts';

/** What a place is called, and what it lies in. */
export interface PlaceTexts {
  main: string;
  /** Empty for a place that is its own country, when the country needs no mention. */
  secondary: string;
  full: string;
}

/** The country of the region from which somebody asks needs no mention. */
export function describePlace(place: KnownPlace, regionCode: string): PlaceTexts {
  const { name, code, street = '', city = '', state, country, countryName } = place;
  const main = code ? `${name} (${code})` : name;
  const around = [street, city, state?.code ?? '', country === regionCode ? '' : countryName];
  const secondary = around.filter((each) => each !== '' && each !== main).join(', ');
  return { main, secondary, full: secondary === '' ? main : `${main}, ${secondary}` };
}

const TYPES = {
  city: ['locality', 'political'],
  part: ['sublocality', 'political'],
  airport: ['airport', 'point_of_interest', 'establishment'],
  hotel: ['hotel', 'lodging', 'point_of_interest', 'establishment'],
} as const;

/** In Google's words, the one that fits best first. */
export function typesOf({ kind }: KnownPlace): string[] {
  return [...TYPES[kind]];
}
