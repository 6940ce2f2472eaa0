import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { pageWith } from '#domain/hotel-booking/result-pages.ts';
import type { ShownHotel } from '#domain/hotel-booking/shown-hotels.ts';

/** A hotel that was pointed at in the list or on the map, so that the other one shows it too. */
export interface ActiveHotel {
  id: string;
  from: 'list' | 'map';
}

interface Options {
  shown: readonly ShownHotel[];
  page: number;
  /** The hotel to begin with. */
  chosen: string | null;
  onPage: (page: number) => void;
}

export function useActiveHotel({ shown, page, chosen, onPage }: Options) {
  const [active, setActive] = useState<ActiveHotel | null>(
    chosen === null ? null : { id: chosen, from: 'list' },
  );
  const turnTo = useEffectEvent((id: string) => {
    const wanted = pageWith(shown, ({ hotel }) => hotel.propertyId === id);
    if (wanted !== null && wanted !== page) onPage(wanted);
  });
  // The map is drawn only when something of it changes, so it can't know on which page a hotel is.
  useEffect(() => {
    if (active?.from === 'map') turnTo(active.id);
  }, [active]);
  return {
    active,
    pointInList: useCallback((id: string) => setActive({ id, from: 'list' }), []),
    pointOnMap: useCallback((id: string) => setActive({ id, from: 'map' }), []),
  };
}
