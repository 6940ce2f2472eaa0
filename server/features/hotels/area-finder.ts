import { distanceKm, type Position } from '#domain/geography.ts';
import type { Property } from '#domain/offers/hotel-offer.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';

export type AreaFinder = (property: Property) => string;

/** Places farther away do not name the area of a hotel. */
const REACH_KM = 3;

export async function createAreaFinder(around: Position, radiusKm: number): Promise<AreaFinder> {
  const gazetteer = await loadGazetteer();
  const places = gazetteer
    .near(around.latitude, around.longitude, radiusKm + REACH_KM)
    .flatMap(({ place }) => {
      const name = nameOfPart(place.name);
      return name === '' ? [] : [{ ...place, name }];
    });
  const known = new Map<string, string>();
  const nearest = (property: Property) => {
    let [name, least] = [property.address.city, REACH_KM];
    for (const place of places) {
      const distance = place.country === property.address.country ? distanceKm(place, property) : Infinity;
      if (distance < least) [name, least] = [place.name, distance];
    }
    return name;
  };
  return (property) => {
    const area = known.get(property.propertyId) ?? nearest(property);
    known.set(property.propertyId, area);
    return area;
  };
}

/** `Zürich (Kreis 11) / Oerlikon` is Oerlikon; empty for a mere number. */
function nameOfPart(name: string): string {
  const last = name.split(' / ').at(-1) ?? name;
  return /[()\d]/.test(last) ? '' : last;
}
