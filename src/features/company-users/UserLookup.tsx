import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usersQuery } from '../../api/user-requests.ts';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { LookupField } from '../../records/LookupField.tsx';

const TYPING_MS = 300;

/** An existing user, by name or e-mail address. */
export function UserLookup({ label, error, onChange }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...usersQuery(api, { page: 1, searchString }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const options = (found.data?.docs ?? []).map(({ _id, firstName, lastName, email }) => ({
    id: _id,
    label: `${firstName} ${lastName}, ${email}`,
  }));
  const searching = found.isFetching || searchString !== typed.trim();
  return (
    <LookupField
      label={label}
      error={error}
      options={options}
      searching={searching}
      chosen={null}
      onChange={onChange}
      onType={setTyped}
    />
  );
}
