import type { FailedSource } from '../offers/search-tools.ts';
import type { SearchCaller, SearchTask } from './searches.ts';

/** Logs each source that did not answer: the user interface promises that engineers are notified. */
export function logFailedSource(
  { log }: Pick<SearchCaller, 'log'>,
  { operation, companyId }: Pick<SearchTask, 'operation' | 'companyId'>,
): (failed: FailedSource) => void {
  return ({ source, reason }) =>
    log.warn({ operation, companyId, source, reason }, 'A source has not answered a search');
}
