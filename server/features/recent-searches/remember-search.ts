import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import type { ResponseLine } from '../../http/line-writer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { saveRecentSearch } from './recent-search-repository.ts';

interface SearchAnswer {
  search: RecentSearch;
  terms: Pick<BookingTerms, 'companyId' | 'now'>;
  lines: AsyncIterable<ResponseLine>;
}

/**
 * Passes the lines on, and stores the search once all have been read. The caller does not wait for that, and
 * a failure does not affect the answer.
 */
export async function* rememberSearch(
  { db }: Pick<Deps, 'db'>,
  { log, signedIn }: Pick<SignedInContext, 'log' | 'signedIn'>,
  { search, terms, lines }: SearchAnswer,
): AsyncGenerator<ResponseLine> {
  yield* lines;
  void saveRecentSearch(db, { ...terms, companyUserId: signedIn.companyUserId }, search).catch(
    (err: unknown) => {
      log.warn({ err }, 'A search was answered but not kept');
    },
  );
}
