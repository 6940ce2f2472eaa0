import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Airport } from '#domain/contract.ts';
import { pickAirport, type SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { PlaceLookup, PlaceSuggestion } from '../../../components/places/place-lookup.ts';
import { formatCountry } from '../../../i18n/format.ts';
import type { AirportsOfForm } from './search-fields.ts';

const TYPING_MS = 300;

interface AirportLookupOptions extends Pick<AirportsOfForm, 'find' | 'known'> {
  airport: SelectedAirport | null;
  onChange: (airport: SelectedAirport | null) => void;
}

export function useAirportLookup({ airport, find, known, onChange }: AirportLookupOptions): PlaceLookup {
  const [text, setText] = useState('');
  const typed = text.trim();
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const isSearching = airport === null && searchText !== '' && searchText === typed;
  const found = useQuery({
    queryKey: ['airports to choose from', searchText],
    queryFn: ({ signal }) => find(searchText, signal),
    enabled: isSearching,
    throwOnError: false,
  });
  const airports = listProposals();
  return {
    text: airport ? formatLabel(airport) : text,
    suggestions: airports.map(toSuggestion),
    state: deriveState(),
    onType(next) {
      if (isSearching && found.isError && next === text) void found.refetch();
      setText(next);
      if (airport) onChange(null);
    },
    onPick(id) {
      const picked = airports.find((one) => buildId(one) === id);
      if (!picked) return;
      setText('');
      onChange('country' in picked ? pickAirport(picked) : picked);
    },
  };

  function listProposals(): readonly (SelectedAirport | Airport)[] {
    if (airport) return [];
    return typed === '' ? known : (isSearching && found.data) || [];
  }

  function deriveState(): PlaceLookup['state'] {
    if (airport) return 'located';
    if (typed === '') return 'resting';
    if (isSearching && found.isError && !found.isFetching) return 'failed';
    return !isSearching || found.isFetching ? 'searching' : 'resting';
  }
}

/** An area may have the code of one of its airports. */
function buildId({ type, code }: Pick<SelectedAirport, 'type' | 'code'>): string {
  return `${type} ${code}`;
}

/** The code comes first: it is what travelers know and type. */
function formatLabel({ code, name }: Pick<SelectedAirport, 'code' | 'name'>): string {
  return `${code} ${name}`;
}

function toSuggestion(airport: SelectedAirport | Airport): PlaceSuggestion {
  const { type, city, airports = [] } = airport;
  const cityAndCountry = 'country' in airport ? `${city}, ${formatCountry(airport.country)}` : city;
  return {
    id: buildId(airport),
    label: formatLabel(airport),
    detail: type === 'mac' ? airports.join(', ') : cityAndCountry,
  };
}
