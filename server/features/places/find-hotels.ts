import { foldedSpellings, foldName } from '#domain/fold-name.ts';
import type { Position } from '#domain/geography.ts';
import type { Property } from '#domain/offers/hotel-offer.ts';
import type { HotelDirectory } from '../../suppliers/hotel-directory.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceQuery } from './place-query.ts';
import { createRanking } from './ranking.ts';

const MAX_WORDS = 8;
const TOWNS = 3;
const SHORTEST_NAME = 3;

interface Hotels {
  index: PlaceIndex;
  directory: HotelDirectory;
}

/** Hotels in the town that is typed before or after their name: bellevue zurich, zurich bellevue. */
export async function findHotelsInTown(
  { index, directory }: Hotels,
  query: PlaceQuery,
  limit: number,
): Promise<Property[]> {
  const words = splitWords(query);
  for (const { town, name } of listSplits(words)) {
    if (name.join('').length < SHORTEST_NAME) continue;
    const hotels = await Promise.all(townsNamed(index, town).map((id) => directory.inTown(id)));
    const found = hotels.flat().filter((hotel) => isWanted(hotel, query) && isNamed(hotel, name));
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

export async function findHotelsAround(
  directory: HotelDirectory,
  center: Position,
  query: PlaceQuery,
  limit: number,
): Promise<Property[]> {
  const words = splitWords(query);
  if (words.join('').length < SHORTEST_NAME) return [];
  const hotels = await directory.around(center);
  return hotels.filter((hotel) => isWanted(hotel, query) && isNamed(hotel, words)).slice(0, limit);
}

function splitWords({ typed }: PlaceQuery): string[] {
  return foldName(typed).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

function listSplits(words: string[]): { town: string; name: string[] }[] {
  const counts = Array.from(
    { length: Math.max(0, words.length - 1) },
    (_, index) => words.length - 1 - index,
  );
  return counts.flatMap((count) => [
    { town: words.slice(-count).join(' '), name: words.slice(0, -count) },
    { town: words.slice(0, count).join(' '), name: words.slice(count) },
  ]);
}

function townsNamed(index: PlaceIndex, name: string): string[] {
  const ranking = createRanking(index, { typed: name }, TOWNS);
  index.names.visit(name, (hit) => {
    if (hit.fromStart && hit.end === 'name') ranking.add(hit);
  });
  return ranking.list().map((number) => index.places.at(number).townId);
}

function isNamed({ name }: Property, words: readonly string[]): boolean {
  return foldedSpellings(name).some((spelling) => words.every((word) => ` ${spelling}`.includes(` ${word}`)));
}

function isWanted(hotel: Property, { kinds, countries, within }: PlaceQuery): boolean {
  return (
    (!kinds || kinds.has('hotel')) &&
    (!countries || countries.has(hotel.address.country)) &&
    (!within || within.distanceKm(hotel) === 0)
  );
}
