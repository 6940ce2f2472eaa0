import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isForbidden } from '../api/errors.ts';
import { useAreaFailure } from '../errors/use-area-failure.ts';
import { type ListSearch, listAddress } from './list-search.ts';
import type { ListPage, RecordListProps, RecordListState } from './RecordList.tsx';

type ListQuery<Row, Key extends QueryKey> = Pick<
  UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>,
  'queryKey' | 'queryFn'
>;

interface RecordListOptions<Row, Key extends QueryKey> {
  path: string;
  search: ListSearch;
  defaultSort?: string;
  query: ListQuery<Row, Key>;
}

type ListWiring<Row> = Pick<RecordListProps<Row>, 'found' | 'addressOf' | 'sort'> & {
  typed: string;
  onType: (typed: string) => void;
};

export function useRecordList<Row, Key extends QueryKey>(
  options: RecordListOptions<Row, Key>,
): ListWiring<Row> {
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
      href: listAddress(path, { ...rest, searchString: searchString || undefined }),
      replace: true,
    });
  });

  return {
    ...field,
    found: deriveState(),
    sort: defaultSort
      ? { by: search.sortBy ?? defaultSort, order: search.sortOrder ?? 'ascending' }
      : undefined,
    addressOf({ page, sort }) {
      const { page: _, ...rest } = search;
      return listAddress(path, {
        ...rest,
        ...(sort && { sortBy: sort.by, sortOrder: sort.order }),
        page: page !== undefined && page > 1 ? page : undefined,
      });
    },
  };

  function deriveState(): RecordListState<Row> {
    if (isForbidden(error)) return { state: 'forbidden' };
    if (failure && !isFetching) return { state: 'failed', failure };
    return data ? { state: 'ready', list: data, updating: isFetching } : { state: 'loading' };
  }
}

const TYPING_MS = 300;

interface Field {
  typed: string;
  /** The text last written to the URL. */
  toUrl: string;
  /** The text of the URL when it was last read. */
  fromUrl: string;
}

export function useSearchField(words: string, search: (searchText: string) => void) {
  const [field, setField] = useState<Field>({ typed: words, toUrl: words, fromUrl: words });
  const searchLater = useDebouncedCallback((text: string) => {
    const searchText = text.trim();
    setField((now) => ({ ...now, toUrl: searchText }));
    search(searchText);
  }, TYPING_MS);

  // Following a link cancels a pending search, which would navigate back to the list.
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && searchLater.cancel()),
    [router, searchLater],
  );

  // When the URL changes otherwise, such as by the back button, the field shows its text.
  if (words !== field.fromUrl) {
    setField({ ...field, fromUrl: words, ...(words !== field.toUrl && { typed: words, toUrl: words }) });
  }

  return {
    typed: field.typed,
    onType(text: string) {
      setField({ ...field, typed: text });
      searchLater(text);
    },
  };
}
