import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { locatePlace } from '#server/gazetteer/locate-place.ts';
import { zoneNear } from '../airports/zone-near.ts';

interface Town {
  city?: string | null;
  country?: string | null;
}

/** The time zone of a town; of the largest one of the country if it is not known, and UTC without a country. */
export async function zoneOfAddress({ city, country }: Town): Promise<string> {
  if (!country) return 'UTC';
  const town = city ? await locatePlace(city, country) : undefined;
  const position = town ?? (await loadGazetteer()).largest(country, 1)[0];
  return position ? zoneNear(position, country) : 'UTC';
}
