import type { SortOrder } from '#domain/contract.ts';

export interface ListSearch {
  page?: number;
  searchString?: string;
  sortBy?: string;
  sortOrder?: SortOrder;
  create?: true;
}

const LONGEST_WORDS = 100;

/**
 * Reads the search of an address; invalid values are ignored. Every key is present, since the router keeps the raw
 * value of a key that is left out.
 */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { sortBy, sortOrder, create } = search;
  return {
    ...readPageOfWords(search),
    sortBy: typeof sortBy === 'string' ? sortBy : undefined,
    sortOrder: sortOrder === 'ascending' || sortOrder === 'descending' ? sortOrder : undefined,
    create: create === true || create === 'true' ? true : undefined,
  };
}

export function readPageOfWords(search: Record<string, unknown>): Pick<ListSearch, 'page' | 'searchString'> {
  const page = Number(search.page);
  const words = typeof search.searchString === 'number' ? String(search.searchString) : search.searchString;
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    searchString: typeof words === 'string' && words !== '' ? words.slice(0, LONGEST_WORDS) : undefined,
  };
}

export function listAddress(path: string, search: ListSearch): string {
  return addressWith(path, Object.entries(search));
}

export function addressWith(path: string, values: [string, string | number | true | undefined][]): string {
  const params = values.flatMap(([name, value]) => (value ? [[name, toParam(value)]] : []));
  const query = new URLSearchParams(params);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The router reads an address as JSON where it can: a text that looks like a number keeps its quotes. */
function toParam(value: string | number | true): string {
  if (typeof value !== 'string') return String(value);
  try {
    JSON.parse(value);
    return JSON.stringify(value);
  } catch {
    return value;
  }
}
