import type { HotelResults } from '#domain/contract.ts';
import { countNewHotels, type HotelList, mergeHotelResults } from '#domain/hotel-booking/hotel-list.ts';

/** What a search has found, as the screen shows it. */
export interface FoundHotels {
  /** Under which number of the chart. */
  search: number;
  /** What is shown; it keeps its order until somebody wants to see what came later. */
  shown: HotelList | null;
  newHotels: number;
}

/** Keeps what the searches of one booking find, beside the chart. */
export interface HotelResultsStore {
  begin: (search: number) => void;
  add: (search: number, line: HotelResults) => void;
  showNew: () => void;
  get: () => FoundHotels;
  subscribe: (listener: () => void) => () => void;
}

const NOTHING: FoundHotels = { search: 0, shown: null, newHotels: 0 };

export function createHotelResultsStore(): HotelResultsStore {
  const listeners = new Set<() => void>();
  let lines: HotelResults[] = [];
  let found = NOTHING;

  function change(next: FoundHotels): void {
    found = next;
    for (const listener of listeners) listener();
  }

  return {
    begin(search) {
      lines = [];
      change({ ...NOTHING, search });
    },
    add(search, line) {
      // What an earlier search still sends belongs to nobody any more.
      if (search !== found.search) return;
      lines.push(line);
      const arrived = mergeHotelResults(lines);
      const { shown } = found;
      if (!arrived) return;
      if (!shown?.hotels.length) change({ search, shown: arrived, newHotels: 0 });
      else change({ search, shown, newHotels: countNewHotels(shown, arrived) });
    },
    showNew() {
      change({ ...found, shown: mergeHotelResults(lines), newHotels: 0 });
    },
    get: () => found,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
