/**
 * The orders of lists that people chose last: each new list begins with them. They last as long as the page is open,
 * and after a reload as long as there is an unfinished booking, which has its order in its draft.
 */
export interface SortMemory {
  remember(sort: unknown): void;
  restore(sort: unknown): void;
  recall(): unknown;
}

const chosen = new Map<string, unknown>();

export function createSortMemory(owner: string, kind: string): SortMemory {
  const key = `${owner} ${kind}`;
  return {
    remember: (sort) => chosen.set(key, sort),
    restore: (sort) => {
      if (!chosen.has(key)) chosen.set(key, sort);
    },
    recall: () => chosen.get(key),
  };
}
