import { countries } from 'countries-list';

export type Region = 'europe' | 'america' | 'elsewhere';

/** Countries outside Europe with European cars. */
const LIKE_EUROPE = new Set(['CY', 'DZ', 'EG', 'GE', 'IL', 'MA', 'TN', 'TR']);
const AMERICA = new Set(['CA', 'PR', 'US', 'VI']);

export function regionOf(country: string): Region {
  if (AMERICA.has(country)) return 'america';
  if (LIKE_EUROPE.has(country)) return 'europe';
  const known = country in countries ? countries[country as keyof typeof countries] : undefined; // just checked
  return known?.continent === 'EU' ? 'europe' : 'elsewhere';
}
