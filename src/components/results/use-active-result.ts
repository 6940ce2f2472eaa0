import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { pageWith } from '#domain/booking/result-pages.ts';

/** The result pointed at in the list or on the map, so that the other one shows it too. */
export interface ActiveResult {
  id: string;
  from: 'list' | 'map';
}

interface Options<Item> {
  shown: readonly Item[];
  idOf: (item: Item) => string;
  page: number;
  /** The initial result. */
  chosen: string | null;
  onPage: (page: number) => void;
}

export function useActiveResult<Item>({ shown, idOf, page, chosen, onPage }: Options<Item>) {
  const [active, setActive] = useState<ActiveResult | null>(
    chosen === null ? null : { id: chosen, from: 'list' },
  );
  const turnTo = useEffectEvent((id: string) => {
    const wanted = pageWith(shown, (item) => idOf(item) === id);
    if (wanted !== null && wanted !== page) onPage(wanted);
  });
  // The map rerenders only when its own data change, so it can't know the page of a result.
  useEffect(() => {
    if (active?.from === 'map') turnTo(active.id);
  }, [active]);
  return {
    active,
    pointInList: useCallback((id: string) => setActive({ id, from: 'list' }), []),
    pointOnMap: useCallback((id: string) => setActive({ id, from: 'map' }), []),
  };
}
