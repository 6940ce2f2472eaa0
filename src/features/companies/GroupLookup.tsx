import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { groupQuery, groupsQuery } from '../../api/record-queries.ts';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { LookupField } from '../../records/LookupField.tsx';

const TYPING_MS = 300;

export function GroupLookup({ label, value, error, onChange }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const id = typeof value === 'string' ? value : null;
  const chosen = useQuery({ ...groupQuery(api, id ?? ''), enabled: id !== null, throwOnError: false });
  const found = useQuery({
    ...groupsQuery(api, searchString ? { searchString } : {}),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const options = (found.data?.docs ?? []).map((group) => ({ id: group._id, label: group.name }));
  const searching = found.isFetching || searchString !== typed.trim();
  if (id !== null && chosen.isPending) return null;
  return (
    <LookupField
      label={label}
      error={error}
      options={options}
      searching={searching}
      chosen={id === null ? null : { id, label: chosen.data?.name ?? id }}
      onChange={onChange}
      onType={setTyped}
    />
  );
}

export function GroupName({ id }: { id: string }) {
  const { api } = useRouter().options.context;
  const { data } = useQuery({ ...groupQuery(api, id), throwOnError: false });
  return data?.name ?? '…';
}
