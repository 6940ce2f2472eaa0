export const HOTELS_ON_PAGE = 25;

export interface ResultPage<Item> {
  /** Counted from 1; the last one when there are not so many. */
  page: number;
  pages: number;
  items: readonly Item[];
}

export function pageOf<Item>(all: readonly Item[], wanted: number): ResultPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / HOTELS_ON_PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, items: all.slice((page - 1) * HOTELS_ON_PAGE, page * HOTELS_ON_PAGE) };
}
