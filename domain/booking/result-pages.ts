const RESULTS_ON_PAGE = 25;

export interface ResultPage<Item> {
  page: number;
  pages: number;
  items: readonly Item[];
}

export function selectPage<Item>(all: readonly Item[], requestedPage: number): ResultPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / RESULTS_ON_PAGE));
  const page = Math.min(Math.max(1, requestedPage), pages);
  return { page, pages, items: all.slice((page - 1) * RESULTS_ON_PAGE, page * RESULTS_ON_PAGE) };
}

export function pageWith<Item>(all: readonly Item[], isIt: (item: Item) => boolean): number | null {
  const index = all.findIndex(isIt);
  return index < 0 ? null : Math.floor(index / RESULTS_ON_PAGE) + 1;
}
