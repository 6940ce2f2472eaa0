import type { Position } from '#domain/geography.ts';
import { foldedSpellings, foldName } from './fold-name.ts';
import { loadGazetteer } from './gazetteer.ts';

/** Where the largest place of that name lies in a country; undefined when there is none. */
export async function locatePlace(name: string, country: string): Promise<Position | undefined> {
  const wanted = foldName(name);
  const { largest } = await loadGazetteer();
  return largest(country).find((place) => foldedSpellings(place.name).includes(wanted));
}
