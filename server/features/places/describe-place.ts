import type { SearchablePlace } from './searchable-places.ts';

export interface PlaceTexts {
  main: string;
  secondary: string;
  full: string;
}

/** The country of the caller's region is omitted. */
export function describePlace(place: SearchablePlace, regionCode: string): PlaceTexts {
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

export function typesOf({ kind }: SearchablePlace): string[] {
  return [...TYPES[kind]];
}
