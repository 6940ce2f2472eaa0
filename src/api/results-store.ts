/** What a search has found: the list that is shown stays as it is until what is new is asked for. */
export interface FoundResults<List> {
  /** The number of the search. */
  search: number;
  shown: List | null;
  /** How many results have arrived since, or more offers of them. */
  newResults: number;
}

export interface ResultsStore<Results, List> {
  /** Forgets what the search before has found. */
  begin(search: number): void;
  /** What comes for any search but the last is too late. */
  add(search: number, results: Results): void;
  showNew(): void;
  get(): FoundResults<List>;
  subscribe(listener: () => void): () => void;
}

interface ResultsStoreOptions<Results, List> {
  /** One list of what all sources have found; null while that is nothing. */
  merge: (lines: readonly Results[]) => List | null;
  countNew: (shown: List, arrived: List) => number;
  now?: () => number;
}

/** What comes so soon after the first results joins them: nobody has read the list yet. */
const JOINING_MS = 1000;

export function createResultsStore<Results, List>(
  options: ResultsStoreOptions<Results, List>,
): ResultsStore<Results, List> {
  const { merge, countNew, now = () => performance.now() } = options;
  const listeners = new Set<() => void>();
  let lines: Results[] = [];
  let arrived: List | null = null;
  let firstAt = 0;
  let found: FoundResults<List> = { search: 0, shown: null, newResults: 0 };

  function change(next: FoundResults<List>): void {
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
      // A cheaper offer of a result that is shown would move it under the reader, as a result between two others would.
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
