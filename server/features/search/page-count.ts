export const PAGE_SIZE = 20;
const COUNTED_AHEAD = 5 * PAGE_SIZE;

interface PageQuery {
  page?: number;
}

export interface PageCount {
  total: number;
  more: boolean;
}

export function rowLimit(query: PageQuery): number {
  return lastCounted(query) + 1;
}

/**
 * The count to report when counting stopped at `rowLimit`. Each row of a page has it; without rows it is
 * queried.
 */
export async function reportCount(
  query: PageQuery,
  rows: readonly { counted: number | null }[],
  countAgain: () => Promise<number>,
): Promise<PageCount> {
  const counted = rows[0]?.counted ?? (isFirst(query) ? 0 : await countAgain());
  const last = lastCounted(query);
  return { total: Math.min(counted, last), more: counted > last };
}

export function listEnd(page: number, { total, more }: PageCount) {
  return {
    totalDocs: total,
    more: more || undefined,
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}

const isFirst = ({ page = 1 }: PageQuery): boolean => page === 1;

function lastCounted({ page = 1 }: PageQuery): number {
  return page * PAGE_SIZE + COUNTED_AHEAD;
}
