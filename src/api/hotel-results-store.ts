import type { HotelResults } from '#domain/contract.ts';
import { countNewResults, type HotelList, mergeHotelResults } from '#domain/hotel-booking/hotel-list.ts';

/** What a search has found: the list that is shown stays as it is until what is new is asked for. */
export interface FoundHotels {
  /** The number of the search. */
  search: number;
  shown: HotelList | null;
  /** How many hotels have arrived since, or more rates of them. */
  newResults: number;
}

export interface HotelResultsStore {
  /** Forgets what the search before has found. */
  begin(search: number): void;
  /** What comes for any search but the last is too late. */
  add(search: number, results: HotelResults): void;
  showNew(): void;
  get(): FoundHotels;
  subscribe(listener: () => void): () => void;
}

/** What comes so soon after the first hotels joins them: nobody has read the list yet. */
const JOINING_MS = 1000;

export function createHotelResultsStore(now = () => performance.now()): HotelResultsStore {
  const listeners = new Set<() => void>();
  let lines: HotelResults[] = [];
  let arrived: HotelList | null = null;
  let firstAt = 0;
  let found: FoundHotels = { search: 0, shown: null, newResults: 0 };

  function change(next: FoundHotels): void {
    found = next;
    for (const listener of listeners) listener();
  }

  return {
    begin(search) {
      [lines, arrived] = [[], null];
      change({ search, shown: null, newResults: 0 });
    },
    add(search, results) {
      if (search !== found.search) return;
      lines = [...lines, results];
      arrived = mergeHotelResults(lines);
      if (!arrived) return;
      if (!found.shown) firstAt = now();
      const joins = !found.shown || now() - firstAt < JOINING_MS;
      const newResults = joins || !found.shown ? 0 : countNewResults(found.shown, arrived);
      // A cheaper rate of a hotel that is shown would move it under the reader, as a hotel between two others would.
      change({ search, shown: newResults === 0 ? arrived : found.shown, newResults });
    },
    showNew() {
      if (arrived) change({ search: found.search, shown: arrived, newResults: 0 });
    },
    get: () => found,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
