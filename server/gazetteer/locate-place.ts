import { foldedSpellings, foldName } from '#domain/fold-name.ts';
import type { Position } from '#domain/geography.ts';
import { otherNamesOf } from './city-names.ts';
import { loadGazetteer } from './gazetteer.ts';

/**
 * The position of the largest place of that name in a country, by any of its names; undefined when there is
 * none.
 */
export async function locatePlace(name: string, country: string): Promise<Position | undefined> {
  const foldedName = foldName(name);
  const isMatch = (one: string) => foldedSpellings(one).includes(foldedName);
  const { largest } = await loadGazetteer();
  return largest(country).find(
    (place) => isMatch(place.name) || otherNamesOf(country, place.name).some(isMatch),
  );
}
