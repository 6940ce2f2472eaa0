import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, use, useState } from 'react';
import type { Colleague } from '#domain/contract.ts';
import type { PlaceId } from '../api/company-user-requests.ts';
import { delegateCandidatesQuery } from '../api/delegation-requests.ts';
import type { CustomFieldProps } from './field-spec.ts';
import { LookupField } from './LookupField.tsx';

const TYPING_MS = 300;

interface Delegator extends PlaceId {
  /** The current delegate. */
  delegate: Colleague | null;
}

/** The delegating user. */
export const DelegatorContext = createContext<Delegator | null>(null);

/** A colleague, by name. */
export function DelegateLookup({ label, error, onChange }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const { delegate = null, ...path } = use(DelegatorContext) ?? { companyId: '', companyUserId: '' };
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...delegateCandidatesQuery(api, path, searchString),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const options = (found.data?.candidates ?? []).map(optionOf);
  return (
    <LookupField
      label={label}
      error={error}
      options={options}
      searching={found.isFetching || searchString !== typed.trim()}
      chosen={delegate && optionOf(delegate)}
      onChange={onChange}
      onType={setTyped}
    />
  );
}

function optionOf({ _id, firstName, lastName }: Colleague) {
  return { id: _id, label: `${firstName} ${lastName}` };
}
