export const PAGE_SIZE = 20;
/** How many rows behind a page are counted. */
const COUNTED_AHEAD = 5 * PAGE_SIZE;

interface AskedPage {
  page?: number;
}

export interface CountedPage {
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
}

/** How many rows are looked for, so that it is known whether there are more than are told. */
export function lookedFor(asked: AskedPage): number {
  return lastCounted(asked) + 1;
}

/** What is told of a count that stopped behind `lookedFor`. Each row of a page has it; without rows it is asked for. */
export async function tellCount(
  asked: AskedPage,
  rows: readonly { counted: number | null }[],
  countAgain: () => Promise<number>,
): Promise<CountedPage> {
  const counted = rows[0]?.counted ?? (isFirst(asked) ? 0 : await countAgain());
  const last = lastCounted(asked);
  return { total: Math.min(counted, last), more: counted > last };
}

/** The end of a list, as contracts tell it. */
export function listEnd(page: number, { total, more }: CountedPage) {
  return {
    totalDocs: total,
    ...(more && { more }),
    limit: PAGE_SIZE,
    page,
    totalPages: Math.ceil(total / PAGE_SIZE),
  };
}

const isFirst = ({ page = 1 }: AskedPage): boolean => page === 1;

function lastCounted({ page = 1 }: AskedPage): number {
  return page * PAGE_SIZE + COUNTED_AHEAD;
}
