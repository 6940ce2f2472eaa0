import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Abilities } from '#domain/abilities.ts';
import type { CompanyReference } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { membershipCompanies } from '#machines/session/session-selectors.ts';
import { companiesQuery } from '../../api/record-queries.ts';
import type { AreaFailure } from '../../components/AreaError.tsx';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import type { CompanySearch } from '../shell/CompanySwitcher.tsx';

const SEARCH_DELAY_MS = 300;

interface AvailableCompanies {
  companies: CompanyReference[];
  isLoading: boolean;
  search?: CompanySearch;
  failure: AreaFailure | null;
}

/**
 * The companies that the person may act in: their own, or all for those who manage companies. Of all
 * companies only the first page is loaded, and others are searched for.
 */
export function useCompanies(session: Session, abilities: Abilities): AvailableCompanies {
  const { api } = useRouter().options.context;
  const canManage = abilities.can('manage', 'Company');
  const [typed, onSearch] = useState('');
  const [text] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const options = { enabled: canManage, throwOnError: false, placeholderData: keepPreviousData };
  const first = useQuery({ ...companiesQuery(api, session.company._id), ...options });
  const found = useQuery({
    ...companiesQuery(api, session.company._id, { searchString: text }),
    ...options,
    enabled: canManage && text !== '',
  });
  const failed = [first, found].find(({ isError }) => isError);
  // Another page may have sent the same request and been refused: users who may not see all companies need no
  // list.
  const failure = useAreaFailure((canManage && failed?.error) || null, () => void failed?.refetch());

  if (!canManage) return { companies: membershipCompanies(session), isLoading: false, failure };
  const docs = found.data?.docs ?? [];
  const companies = byName([session.company, ...(first.data?.docs ?? []), ...docs]);
  const isPending = typed.trim() !== text || found.isFetching;
  // Until the first page is there, there may well be others.
  const isOnlyOne = first.data !== undefined && companies.length === 1;
  const search = { onSearch, found: docs.map(({ _id }) => _id), isPending };
  return {
    companies,
    isLoading: first.isFetching || found.isFetching,
    failure,
    search: !isOnlyOne ? search : undefined,
  };
}

function byName(companies: readonly CompanyReference[]): CompanyReference[] {
  const distinct = new Map(companies.map(({ _id, name }) => [_id, { _id, name }]));
  return [...distinct.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
