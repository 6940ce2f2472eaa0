import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { companiesQuery } from '../../api/companies-queries.ts';
import type { CustomFieldProps } from '../../components/records/field-spec.ts';
import { LookupField } from '../../components/records/LookupField.tsx';

const TYPING_MS = 300;

/** A company by its name. */
export function CompanyLookup({ name, label, error }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const activeCompanyId = useSessionSelector(selectSession)?.company._id ?? '';
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...companiesQuery(api, activeCompanyId, searchString ? { searchString } : {}),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const options = (found.data?.docs ?? []).map((company) => ({ id: company._id, label: company.name }));
  return <LookupField {...{ name, label, error, options }} chosen={null} onType={setTyped} />;
}
