/** The orders of lists that people chose last, as long as the page is open: each new list begins with them. */
export interface SortMemory {
  remember(sort: unknown): void;
  /** Undefined before anything was chosen. */
  recall(): unknown;
}

const chosen = new Map<string, unknown>();

/** Of one membership in a company, for one kind of list. */
export function createSortMemory(owner: string, kind: string): SortMemory {
  const key = `${owner} ${kind}`;
  return { remember: (sort) => chosen.set(key, sort), recall: () => chosen.get(key) };
}
