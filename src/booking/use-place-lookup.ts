import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { PickedPlace } from '#domain/booking/flow-types.ts';
import { createPlaces, type LocatedPlace } from '../api/place-requests.ts';
import type { PlaceLookup } from '../components/places/PlaceField.tsx';

const TYPING_MS = 300;

interface LookedUpPlace {
  place: PickedPlace | null;
  /** The place with its address, once it was picked and found. */
  located: LocatedPlace | null;
  lookup: PlaceLookup;
}

/** Finds out which place is meant by what is typed, and where it lies. */
export function usePlaceLookup(first: PickedPlace | null): LookedUpPlace {
  const { api, config } = useRouter().options.context;
  const places = useMemo(() => createPlaces(config, api.address), [api, config]);
  const [text, setText] = useState(first?.label ?? '');
  const [picked, setPicked] = useState<{ id: string; label: string } | null>(null);
  const [session, setSession] = useState(newSession);
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const isKept = first !== null && text === first.label;
  const isPicked = picked !== null && text === picked.label;
  const isAsked = typed !== '' && !isKept && !isPicked;

  const found = useQuery({
    queryKey: ['places', session, typed],
    queryFn: ({ signal }) => places.suggest({ text: typed, session }, signal),
    enabled: isAsked,
    throwOnError: false,
  });
  const located = useQuery({
    queryKey: ['place', session, picked?.id],
    queryFn: ({ signal }) => places.locate(picked?.id ?? '', session, signal),
    enabled: isPicked,
    throwOnError: false,
  });

  const suggestions = (isAsked ? (found.data ?? []) : []).map(({ placeId, name, surroundings }) => ({
    id: placeId,
    label: name,
    detail: surroundings,
  }));
  const hasFailed = (isAsked && found.isError) || (isPicked && located.isError);
  const isSearching = text.trim() !== '' && (typed !== text.trim() || found.isFetching);
  return {
    place: placeOf(),
    located: (isPicked && located.data) || null,
    lookup: {
      text,
      suggestions,
      state: stateOf(),
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
        setPicked({ id, label: suggestion.label });
        setText(suggestion.label);
      },
    },
  };

  function placeOf(): PickedPlace | null {
    if (isKept) return first;
    if (!isPicked || !located.data) return null;
    const { latitude, longitude } = located.data;
    return { label: picked.label, latitude, longitude };
  }

  function stateOf(): PlaceLookup['state'] {
    if (hasFailed) return 'failed';
    if (isPicked && located.isFetching) return 'locating';
    if (isKept || isPicked) return 'located';
    return isSearching ? 'searching' : 'resting';
  }
}

/** Names the typing that belongs to one choice. */
function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
