import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CompanyUserCreateRequest } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { readData } from '../../api/errors.ts';
import { usersQuery } from '../../api/record-queries.ts';
import { paths } from '../../components/paths.ts';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { LookupField } from '../../records/LookupField.tsx';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { type MemberKind, NewMembershipScreen } from './NewMembershipScreen.tsx';
import { existingPersonFields } from './new-membership-fields.ts';
import type { CompanyAccess } from './use-company-access.ts';

const KNOWN_FIELDS = existingPersonFields(UserLookup);

export function NewMembershipPage({ access: { companyId, companyName } }: { access: CompanyAccess }) {
  const { api } = useRouter().options.context;
  const who = useRef<MemberKind>('new');

  async function createNew({ role = null, ...person }: SectionValues): Promise<string> {
    const body = { ...person, companyUser: { company: companyId, role } };
    const user = await readData(api.http.POST('/api/users', { body: requestBody(body) }));
    return user.companyUsers[0]?._id ?? '';
  }

  async function addExisting(values: SectionValues): Promise<string> {
    const params = { path: { companyId } };
    const body = requestBody<CompanyUserCreateRequest>(values);
    const { _id } = await readData(api.http.POST('/api/companies/{companyId}/users', { params, body }));
    return _id;
  }

  const { form, question } = useCreate({
    async create(values) {
      const isNew = who.current === 'new';
      const companyUserId = isNew ? await createNew(values) : await addExisting(values);
      return paths.companyUser(companyId, companyUserId);
    },
    listHref: paths.companyUsers(companyId),
  });

  return (
    <>
      <NewMembershipScreen
        {...form}
        companyName={companyName}
        knownFields={KNOWN_FIELDS}
        onSubmit={(chosen, values) => {
          who.current = chosen;
          form.onSubmit(values);
        }}
      />
      {question}
    </>
  );
}

const TYPING_MS = 300;

function UserLookup({ label, error, onChange }: CustomFieldProps) {
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
