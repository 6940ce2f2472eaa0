import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { CheckedLine } from '../../http/line-writer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { keepRecentSearch } from './recent-search-repository.ts';

interface Answered {
  search: RecentSearch;
  terms: Pick<BookingTerms, 'companyId' | 'now'>;
  lines: AsyncIterable<CheckedLine>;
}

/**
 * The same lines; when all have been read, what was searched is kept. Nobody waits for that, and when it fails, the
 * search has been answered all the same.
 */
export async function* rememberSearch(
  { db }: Pick<Deps, 'db'>,
  { log }: Pick<SignedInContext, 'log'>,
  { search, terms, lines }: Answered,
): AsyncGenerator<CheckedLine> {
  yield* lines;
  void keepRecentSearch(db, terms, search).catch((err: unknown) => {
    log.warn({ err }, 'A search was answered but not kept');
  });
}
