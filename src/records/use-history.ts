import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { History } from '#domain/contract.ts';
import { useAreaFailure } from '../errors/use-area-failure.ts';
import type { HistoryState } from './HistorySection.tsx';

interface HistoryHandle {
  history: HistoryState;
  onOpen: () => void;
  onPage: (page: number) => void;
}

type HistoryQuery<Key extends QueryKey> = Pick<
  UseQueryOptions<History, Error, History, Key>,
  'queryKey' | 'queryFn'
>;

export function useHistory<Key extends QueryKey>(
  queryOf: (page: number) => HistoryQuery<Key>,
): HistoryHandle {
  const [page, setPage] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(page ?? 1),
    enabled: page !== null,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const failure = useAreaFailure(error, () => void refetch());
  return { history: deriveState(), onOpen: () => setPage(1), onPage: setPage };

  function deriveState(): HistoryState {
    if (page === null) return { state: 'closed' };
    if (failure && !isFetching) return { state: 'failed', failure };
    return data ? { state: 'ready', history: data, updating: isFetching } : { state: 'loading' };
  }
}
