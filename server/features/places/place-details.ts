import type { Position } from '#domain/geography.ts';
import { describePlace, typesOf } from './describe-place.ts';
import type { SearchablePlace } from './searchable-places.ts';

const KM_PER_DEGREE = 111.19;
const LANGUAGE = 'en';

export function detailPlace(place: SearchablePlace, regionCode: string) {
  const { id, latitude, longitude, zone, code, name, countryName, country } = place;
  const { main, full } = describePlace(place, regionCode);
  const types = typesOf(place);
  return {
    name: `places/${id}`,
    id,
    types,
    primaryType: types[0],
    displayName: { text: code ? name : main, languageCode: LANGUAGE },
    formattedAddress: full,
    shortFormattedAddress: country === regionCode ? full : full.replace(`, ${countryName}`, ''),
    addressComponents: listComponents(place),
    location: { latitude, longitude },
    viewport: surround(place, reachKm(place)),
    timeZone: zone === undefined ? undefined : { id: zone },
  };
}

function listComponents(place: SearchablePlace) {
  const { name, street, postalCode, city, state, country, countryName } = place;
  const component = (longText: string, shortText: string, types: string[]) => ({
    longText,
    shortText,
    types,
    languageCode: LANGUAGE,
  });
  return [
    component(name, name, typesOf(place)),
    ...(street ? [component(street, street, ['route'])] : []),
    ...(city ? [component(city, city, ['locality', 'political'])] : []),
    ...(state ? [component(state.name, state.code, ['administrative_area_level_1', 'political'])] : []),
    component(countryName, country, ['country', 'political']),
    ...(postalCode ? [component(postalCode, postalCode, ['postal_code'])] : []),
  ];
}

/** The radius of a place, by its inhabitants: Zurich 7 km, London 25. */
function reachKm({ kind, population }: SearchablePlace): number {
  if (kind === 'hotel') return 1;
  return kind === 'airport' ? 3 : Math.min(25, Math.max(2, Math.sqrt(population) * 0.012));
}

function surround({ latitude, longitude }: Position, km: number): { low: Position; high: Position } {
  const north = km / KM_PER_DEGREE;
  const east = Math.min(180, north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  const corner = (side: 1 | -1): Position => ({
    latitude: rounded(Math.max(-90, Math.min(90, latitude + side * north))),
    longitude: rounded(aroundTheGlobe(longitude + side * east)),
  });
  return { low: corner(-1), high: corner(1) };
}

function aroundTheGlobe(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(6));
}
