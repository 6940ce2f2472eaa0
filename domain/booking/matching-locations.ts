import type { BookingLocations } from '../contract.ts';
import { foldedSpellings, foldName } from '../fold-name.ts';
import type { Position } from '../geography.ts';

/** A location that is found on the map. */
export type CompanyLocation = BookingLocations['locations'][number] & Position;

const LIMIT = 3;

/** The list has no others; the contract leaves the position open, because a company may have locations without one. */
export function locationsOnMap(locations: BookingLocations['locations']): CompanyLocation[] {
  return locations.flatMap(({ latitude, longitude, ...location }) =>
    latitude === undefined || longitude === undefined ? [] : [{ ...location, latitude, longitude }],
  );
}

/** The locations of a company whose names or addresses have each typed word in them, at the beginning of a word. */
export function matchingLocations(
  locations: readonly CompanyLocation[],
  typed: string,
): readonly CompanyLocation[] {
  const words = foldName(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return locations
    .filter((location) => {
      const cityWords = wordsOf(location.address.city ?? '');
      const ownWords = wordsOf(ownTextOf(location)).filter((word) => !cityWords.includes(word));
      const begins = (among: readonly string[]) => (word: string) =>
        among.some((each) => each.startsWith(word));
      return words.every(begins([...ownWords, ...cityWords])) && words.some(begins(ownWords));
    })
    .slice(0, LIMIT);
}

/** The city alone is a place of its own, which people mean when they type its name. */
function ownTextOf({ name, address: { street = '', postalCode = '' } }: CompanyLocation): string {
  return `${name} ${street} ${postalCode}`;
}

function wordsOf(text: string): string[] {
  return foldedSpellings(text).flatMap((spelling) => spelling.split(' '));
}
