import type { RentalPlace } from '#domain/car-booking/car-criteria.ts';
import type { Airport, BookingLocations } from '#domain/contract.ts';
import { foldName } from '#domain/fold-name.ts';
import type { PlaceSuggestion } from '../../../components/places/place-lookup.ts';
import { formatCountry } from '../../../i18n/format.ts';

export interface PlaceWithPosition extends PlaceSuggestion {
  place: RentalPlace;
}

/** Stations belong to airports, not to metropolitan areas. */
export function airportPlaces(airports: readonly Airport[]): PlaceWithPosition[] {
  return airports
    .filter(({ type }) => type === 'airport')
    .map(({ code, name, city, country }) => {
      const label = `${name} (${code})`;
      const detail = `${city}, ${formatCountry(country)}`;
      return { id: `airport ${code}`, label, detail, place: { kind: 'airport', code, label } };
    });
}

export function companyPlaces(locations: BookingLocations['locations'], typed: string): PlaceWithPosition[] {
  const words = foldName(typed);
  return locations.flatMap(({ _id, name, address, latitude, longitude }): PlaceWithPosition[] => {
    const label = address.city === undefined ? name : `${name}, ${address.city}`;
    if (latitude === undefined || longitude === undefined || !foldName(label).includes(words)) return [];
    return [{ id: `location ${_id}`, label, place: { kind: 'point', label, latitude, longitude } }];
  });
}

/** Names that start with the typed words first; places that are also airports are listed once. */
export function rankPlaces(
  typed: string,
  known: readonly PlaceWithPosition[],
  others: readonly PlaceSuggestion[],
): PlaceSuggestion[] {
  const words = foldName(typed);
  const isLikely = ({ id, label, detail = '' }: PlaceSuggestion) =>
    [label, detail, id.replace(/^airport /, '')].some((name) => foldName(name).startsWith(words));
  const names = new Set(known.map(foldLabel));
  return [
    ...known.filter(isLikely),
    ...others.filter((place) => !names.has(foldLabel(place))),
    ...known.filter((place) => !isLikely(place)),
  ];
}

/** Without the code, which not every list of places appends to the name of an airport. */
function foldLabel({ label }: PlaceSuggestion): string {
  return foldName(label.replace(/ \([A-Z]{3}\)$/, ''));
}
