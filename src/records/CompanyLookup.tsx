import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CompanySummary } from '#domain/contract.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../actors/use-session.ts';
import { companiesQuery } from '../api/record-queries.ts';
import type { CustomFieldProps } from './field-spec.ts';
import { LookupField, type LookupOption } from './LookupField.tsx';

const TYPING_MS = 300;
/** The maximum length of a search text in the contract; a chosen option is longer. */
const MAX_SEARCH = 100;
const MAX_CHOICE = 162;

export function CompanyLookup({ label, error, onChange }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const activeCompanyId = useSessionSelector(selectSession)?.company._id ?? '';
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...companiesQuery(api, activeCompanyId, searchString ? { searchString } : {}),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const options = (found.data?.docs ?? []).map(companyOption);
  const searching = found.isFetching || searchString !== typed.trim();
  return (
    <LookupField
      label={label}
      error={error}
      options={options}
      searching={searching}
      chosen={null}
      maxLength={MAX_CHOICE}
      onChange={onChange}
      onType={(text) => setTyped(text.slice(0, MAX_SEARCH))}
    />
  );
}

/** A company as an option: several may have the same name, but customer numbers are unique. */
export function companyOption({
  _id,
  name,
  customerId,
}: Pick<CompanySummary, '_id' | 'name' | 'customerId'>): LookupOption {
  return { id: _id, label: `${name}, ${customerId}` };
}
