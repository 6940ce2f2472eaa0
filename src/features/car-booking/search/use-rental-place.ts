import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { RentalPlace } from '#domain/car-booking/car-criteria.ts';
import type { BookingLocations } from '#domain/contract.ts';
import { contractQuery } from '../../../api/contract-query.ts';
import { usePlaceLookup } from '../../../booking/use-place-lookup.ts';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import { airportPlaces, companyPlaces, type PlaceWithPosition, rankPlaces } from './places-with-position.ts';

const TYPING_MS = 300;

interface RentalPlaceLookup {
  place: RentalPlace | null;
  lookup: PlaceLookup;
}

export function useRentalPlace(
  first: RentalPlace | null,
  locations: BookingLocations['locations'],
): RentalPlaceLookup {
  const { api } = useRouter().options.context;
  const [known, setKnown] = useState<RentalPlace | null>(first?.kind === 'airport' ? first : null);
  const other = usePlaceLookup(first?.kind === 'point' ? first : null);
  const { text, state } = other.lookup;
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const isAsked = known === null && typed !== '' && state !== 'located' && state !== 'locating';
  const airports = useQuery({
    ...contractQuery(api, 'get', '/api/booking/flight/airports', {
      params: { query: { searchString: typed } },
    }),
    enabled: isAsked,
    throwOnError: false,
  });
  if (known) {
    const lookup: PlaceLookup = {
      ...other.lookup,
      text: known.label,
      suggestions: [],
      state: 'located',
      onType,
    };
    return { place: known, lookup };
  }

  const found = isAsked
    ? [...airportPlaces(airports.data?.docs ?? []), ...companyPlaces(locations, typed)]
    : [];
  const suggestions = rankPlaces(typed, found, other.lookup.suggestions);
  const isSearching = state === 'resting' && isAsked && airports.isFetching;
  return {
    place: other.place && { kind: 'point', ...other.place },
    lookup: {
      ...other.lookup,
      suggestions,
      state: isSearching ? 'searching' : state,
      onType,
      onPick: (id) => pick(id, found),
    },
  };

  function onType(next: string): void {
    setKnown(null);
    other.lookup.onType(next);
  }

  function pick(id: string, places: readonly PlaceWithPosition[]): void {
    const picked = places.find((one) => one.id === id);
    if (picked) {
      setKnown(picked.place);
      other.lookup.onType('');
    } else {
      other.lookup.onPick(id);
    }
  }
}
