import type { HotelResults } from '#domain/contract.ts';
import { countNewHotels, type HotelList, mergeHotelResults } from '#domain/hotel-booking/hotel-list.ts';

/** What a search has found: the list that is shown stays as it is until the new hotels are asked for. */
export interface FoundHotels {
  /** The number of the search. */
  search: number;
  shown: HotelList | null;
  /** How many more hotels have arrived. */
  newHotels: number;
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
  let found: FoundHotels = { search: 0, shown: null, newHotels: 0 };

  function change(next: FoundHotels): void {
    found = next;
    for (const listener of listeners) listener();
  }

  return {
    begin(search) {
      [lines, arrived] = [[], null];
      change({ search, shown: null, newHotels: 0 });
    },
    add(search, results) {
      if (search !== found.search) return;
      lines = [...lines, results];
      arrived = mergeHotelResults(lines);
      if (!arrived) return;
      if (!found.shown) firstAt = now();
      const joins = !found.shown || now() - firstAt < JOINING_MS;
      const newHotels = joins || !found.shown ? 0 : countNewHotels(found.shown, arrived);
      // More rates of the same hotels move nothing that somebody looks for.
      change({ search, shown: newHotels === 0 ? arrived : found.shown, newHotels });
    },
    showNew() {
      if (arrived) change({ search: found.search, shown: arrived, newHotels: 0 });
    },
    get: () => found,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
