import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Session } from '#machines/session/session-machine.ts';
import { companyUsersQuery } from '../api/record-queries.ts';
import type { ColleagueList } from '../components/booking/ColleaguePicker.tsx';

const TYPING_MS = 300;

/** The colleagues a user may book for; null for travelers, who book only for themselves. */
export function useColleagues({ companyUser, company }: Session): ColleagueList | null {
  const { api } = useRouter().options.context;
  const [searchString, setSearchString] = useState('');
  const [page, setPage] = useState(1);
  const [words] = useDebouncedValue(searchString.trim(), TYPING_MS);
  const isArranger = companyUser.role !== 'traveler';
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...companyUsersQuery(api, company._id, { page, searchString: words }),
    enabled: isArranger,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  if (!isArranger) return null;
  return {
    searchString,
    state: isError ? 'failed' : data ? 'ready' : 'loading',
    people: data?.docs ?? [],
    isSettled: data !== undefined && !isPlaceholderData && words === searchString.trim(),
    page,
    pages: data?.totalPages ?? 0,
    onSearch: (next) => {
      setPage(1);
      setSearchString(next);
    },
    onPage: setPage,
    onRetry: () => void refetch(),
  };
}
