import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, use, useState } from 'react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { companyUserQuery, companyUsersQuery } from '../../api/company-user-requests.ts';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { LookupField } from '../../records/LookupField.tsx';

const TYPING_MS = 300;

/** The membership whose approvers are chosen. */
export const MembershipContext = createContext<CompanyUserRecord | null>(null);

/** Another user of the company, by name, e-mail address or department. */
export function ApproverLookup({ label, value, error, onChange }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const membership = use(MembershipContext);
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...companyUsersQuery(api, membership?.company._id ?? '', { page: 1, searchString }),
    enabled: membership !== null,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const colleagues = (found.data?.docs ?? []).filter(({ _id, active }) => active && _id !== membership?._id);
  const options = colleagues.map(({ _id, user: { firstName, lastName, email } }) => ({
    id: _id,
    label: `${firstName} ${lastName}, ${email}`,
  }));
  const id = typeof value === 'string' ? value : null;
  const chosen = id === null ? null : { id, label: knownName(membership, id) ?? id };
  const searching = found.isFetching || searchString !== typed.trim();
  return (
    <LookupField
      label={label}
      error={error}
      options={options}
      searching={searching}
      chosen={chosen}
      onChange={onChange}
      onType={setTyped}
    />
  );
}

/** The name of an approver; one set by another user in the meantime is loaded. */
export function ApproverName({ id }: { id: string }) {
  const { api } = useRouter().options.context;
  const membership = use(MembershipContext);
  const known = knownName(membership, id);
  const { data } = useQuery({
    ...companyUserQuery(api, { companyId: membership?.company._id ?? '', companyUserId: id }),
    enabled: membership !== null && known === null,
    throwOnError: false,
  });
  return known ?? (data ? `${data.user.firstName} ${data.user.lastName}` : id);
}

function knownName(membership: CompanyUserRecord | null, id: string): string | null {
  const approver = [membership?.level1Approver, membership?.level2Approver].find((one) => one?._id === id);
  return approver ? `${approver.firstName} ${approver.lastName}` : null;
}
