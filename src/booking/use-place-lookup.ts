import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { SelectedPlace } from '#domain/booking/flow-types.ts';
import { type CompanyLocation, matchingLocations } from '#domain/booking/matching-locations.ts';
import { createPlaces, type PlaceLocation, type PlaceSuggestion } from '../api/place-requests.ts';
import type { PlaceLookup } from '../components/places/place-lookup.ts';

export const TYPING_MS = 300;

interface PlaceLookupResult {
  place: SelectedPlace | null;
  located: PlaceLocation | null;
  lookup: PlaceLookup;
}

const NO_LOCATIONS: readonly CompanyLocation[] = [];

/**
 * Finds and locates the place that the typed text means. The company's locations are matched here, so that
 * the place service never sees them; hotels are searched near the first of them.
 */
export function usePlaceLookup(first: SelectedPlace | null, locations = NO_LOCATIONS): PlaceLookupResult {
  const { api, config } = useRouter().options.context;
  const places = useMemo(() => createPlaces(config, api.address), [api, config]);
  const [text, setText] = useState(first?.label ?? '');
  const [picked, setPicked] = useState<{ id: string; label: string } | null>(null);
  const [known, setKnown] = useState(first);
  const [session, setSession] = useState(newSession);
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const isUnchanged = known !== null && text === known.label;
  const isPicked = picked !== null && text === picked.label;
  const isAsked = typed !== '' && !isUnchanged && !isPicked;

  const found = useQuery({
    queryKey: ['places', session, typed],
    queryFn: ({ signal }) => places.suggest({ text: typed, session, near: locations[0] }, signal),
    enabled: isAsked,
    throwOnError: false,
  });
  const located = useQuery({
    queryKey: ['place', session, picked?.id],
    queryFn: ({ signal }) => places.locate(picked?.id ?? '', session, signal),
    enabled: isPicked,
    throwOnError: false,
  });

  const companyLocations = isUnchanged || isPicked ? [] : matchingLocations(locations, text);
  const foundPlaces = isAsked ? (found.data ?? []) : [];
  const suggestions = toSuggestions(companyLocations, foundPlaces);
  const hasFailed = (isAsked && found.isError) || (isPicked && located.isError);
  const isSearching = text.trim() !== '' && (typed !== text.trim() || found.isFetching);
  return {
    place: derivePlace(),
    located: (isPicked && located.data) || null,
    lookup: {
      text,
      suggestions,
      state: deriveState(),
      onType(next) {
        if (hasFailed && next === text) {
          void (isPicked ? located : found).refetch();
          return;
        }
        if (isPicked) setSession(newSession());
        setPicked(null);
        setText(next);
      },
      onPick(id) {
        const suggestion = suggestions.find((one) => one.id === id);
        if (!suggestion) return;
        const location = companyLocations.find(({ _id }) => _id === id);
        if (location) {
          const { name: label, latitude, longitude } = location;
          setKnown({ label, latitude, longitude });
        } else setPicked({ id, label: suggestion.label });
        setText(suggestion.label);
      },
    },
  };

  function derivePlace(): SelectedPlace | null {
    if (isUnchanged) return known;
    if (!isPicked || !located.data) return null;
    const { latitude, longitude } = located.data;
    return { label: picked.label, latitude, longitude };
  }

  function deriveState(): PlaceLookup['state'] {
    if (hasFailed) return 'failed';
    if (isPicked && located.isFetching) return 'locating';
    if (isUnchanged || isPicked) return 'located';
    return isSearching ? 'searching' : 'resting';
  }
}

function toSuggestions(
  locations: readonly CompanyLocation[],
  places: readonly PlaceSuggestion[],
): PlaceLookup['suggestions'] {
  return [
    ...locations.map(({ _id, name, address: { street, city } }) => ({
      id: _id,
      label: name,
      detail: [street, city].filter(Boolean).join(', '),
    })),
    ...places.map(({ placeId, name, surroundings }) => ({
      id: placeId,
      label: name,
      detail: surroundings,
    })),
  ];
}

function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
