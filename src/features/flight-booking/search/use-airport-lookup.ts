import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Airport } from '#domain/contract.ts';
import { type PickedAirport, pickAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { PlaceLookup, PlaceSuggestion } from '../../../components/places/place-lookup.ts';
import type { FindAirports } from './search-fields.ts';

const TYPING_MS = 300;

interface AirportLookupOptions {
  /** The airport that is chosen. */
  airport: PickedAirport | null;
  find: FindAirports;
  onChange: (airport: PickedAirport | null) => void;
}

/** Finds the airports and metropolitan areas that what is typed may mean. */
export function useAirportLookup({ airport, find, onChange }: AirportLookupOptions): PlaceLookup {
  const [text, setText] = useState('');
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, TYPING_MS);
  const isAsked = airport === null && asked !== '' && asked === typed;
  const found = useQuery({
    queryKey: ['airports', asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: isAsked,
    throwOnError: false,
  });
  const airports = (isAsked && found.data) || [];
  return {
    text: airport ? labelOf(airport) : text,
    suggestions: airports.map(suggestionOf),
    state: stateOf(),
    onType(next) {
      if (isAsked && found.isError && next === text) void found.refetch();
      setText(next);
      if (airport) onChange(null);
    },
    onPick(code) {
      const picked = airports.find((one) => one.code === code);
      if (!picked) return;
      setText('');
      onChange(pickAirport(picked));
    },
  };

  function stateOf(): PlaceLookup['state'] {
    if (airport) return 'located';
    if (typed === '') return 'resting';
    if (isAsked && found.isError && !found.isFetching) return 'failed';
    return !isAsked || found.isFetching ? 'searching' : 'resting';
  }
}

/** The code comes first: it is what travellers know and type. */
function labelOf({ code, name }: Pick<Airport, 'code' | 'name'>): string {
  return `${code} ${name}`;
}

function suggestionOf({ code, name, type, city, airports = [] }: Airport): PlaceSuggestion {
  return { id: code, label: labelOf({ code, name }), detail: type === 'mac' ? airports.join(', ') : city };
}
