import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isForbidden } from '../api/errors.ts';
import { useAreaFailure } from '../errors/use-area-failure.ts';
import { type ListSearch, listAddress } from './list-search.ts';
import type { ListPage, RecordListProps, RecordListState } from './RecordList.tsx';
import { useSearchField } from './use-search-field.ts';

type ListQuery<Row, Key extends QueryKey> = Pick<
  UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>,
  'queryKey' | 'queryFn'
>;

interface RecordListOptions<Row, Key extends QueryKey> {
  /** The path of the page. */
  path: string;
  /** The search parameters of the page. */
  search: ListSearch;
  /** The default sort order of the call; absent where it doesn't sort. */
  defaultSort?: string;
  query: ListQuery<Row, Key>;
}

type Wired<Row> = Pick<RecordListProps<Row>, 'found' | 'addressOf' | 'sort'> & {
  typed: string;
  onType: (typed: string) => void;
};

/** One page of a list, with search text, page and order from the URL. */
export function useRecordList<Row, Key extends QueryKey>(options: RecordListOptions<Row, Key>): Wired<Row> {
  const { path, search, defaultSort, query } = options;
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const failure = useAreaFailure(isForbidden(error) ? null : error, () => void refetch());
  const field = useSearchField(search.searchString ?? '', (searchString) => {
    const { page: _, searchString: __, ...rest } = search;
    void navigate({
      href: listAddress(path, { ...rest, ...(searchString && { searchString }) }),
      replace: true,
    });
  });

  return {
    ...field,
    found: deriveState(),
    ...(defaultSort && {
      sort: { by: search.sortBy ?? defaultSort, order: search.sortOrder ?? 'ascending' },
    }),
    addressOf({ page, sort }) {
      const { page: _, ...rest } = search;
      return listAddress(path, {
        ...rest,
        ...(sort && { sortBy: sort.by, sortOrder: sort.order }),
        ...(page !== undefined && page > 1 && { page }),
      });
    },
  };

  function deriveState(): RecordListState<Row> {
    if (isForbidden(error)) return { state: 'forbidden' };
    if (failure && !isFetching) return { state: 'failed', failure };
    return data ? { state: 'ready', list: data, updating: isFetching } : { state: 'loading' };
  }
}
