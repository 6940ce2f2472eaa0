/** The results of a search: the shown list does not change until the user asks for the new results. */
export interface SearchResults<List> {
  search: number;
  shown: List | null;
  newResults: number;
}

export interface ResultsStore<Results, List> {
  begin(search: number): void;
  /** Results for any search but the latest are ignored. */
  add(search: number, results: Results): void;
  showNew(): void;
  get(): SearchResults<List>;
  subscribe(listener: () => void): () => void;
}

interface ResultsStoreOptions<Results, List> {
  merge: (lines: readonly Results[]) => List | null;
  countNew: (shown: List, arrived: List) => number;
  now?: () => number;
}

/**
 * Results that arrive this soon after the first ones are added at once, because the user has not read the
 * list yet.
 */
const JOINING_MS = 1000;

export function createResultsStore<Results, List>(
  options: ResultsStoreOptions<Results, List>,
): ResultsStore<Results, List> {
  const { merge, countNew, now = () => performance.now() } = options;
  const listeners = new Set<() => void>();
  let lines: Results[] = [];
  let arrived: List | null = null;
  let firstAt = 0;
  let found: SearchResults<List> = { search: 0, shown: null, newResults: 0 };

  function change(next: SearchResults<List>): void {
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
      arrived = merge(lines);
      if (!arrived) return;
      if (!found.shown) firstAt = now();
      const joins = !found.shown || now() - firstAt < JOINING_MS;
      const newResults = joins || !found.shown ? 0 : countNew(found.shown, arrived);
      // A cheaper offer would move its result while the user reads, just as a new result in between would.
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
