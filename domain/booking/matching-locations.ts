import type { BookingLocations } from '../contract.ts';
import { foldedSpellings, foldName } from '../fold-name.ts';
import type { Position } from '../geography.ts';

export type CompanyLocation = BookingLocations['locations'][number] & Position;

const LIMIT = 3;

/**
 * Only these are listed; the contract makes the position optional, because a company may have locations
 * without one.
 */
export function locationsOnMap(locations: BookingLocations['locations']): CompanyLocation[] {
  return locations.flatMap(({ latitude, longitude, ...location }) =>
    latitude === undefined || longitude === undefined ? [] : [{ ...location, latitude, longitude }],
  );
}

export function matchingLocations(
  locations: readonly CompanyLocation[],
  typed: string,
): readonly CompanyLocation[] {
  const words = foldName(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return locations
    .filter((location) => {
      const cityWords = splitWords(location.address.city ?? '');
      const ownWords = splitWords(formatOwnText(location)).filter((word) => !cityWords.includes(word));
      const begins = (among: readonly string[]) => (word: string) =>
        among.some((each) => each.startsWith(word));
      return words.every(begins([...ownWords, ...cityWords])) && words.some(begins(ownWords));
    })
    .slice(0, LIMIT);
}

/** Without the city: a person who types only a city wants the city itself. */
function formatOwnText({ name, address: { street = '', postalCode = '' } }: CompanyLocation): string {
  return `${name} ${street} ${postalCode}`;
}

function splitWords(text: string): string[] {
  return foldedSpellings(text).flatMap((spelling) => spelling.split(' '));
}
