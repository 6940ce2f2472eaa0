import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { SectionValues } from '#domain/records/section-values.ts';
import { createCompanyUser } from '../../api/company-user-requests.ts';
import { createUser } from '../../api/user-requests.ts';
import { paths } from '../../components/paths.ts';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { type MemberKind, NewMembershipScreen } from './NewMembershipScreen.tsx';
import { knownPersonFields } from './new-membership-fields.ts';
import { UserLookup } from './UserLookup.tsx';
import type { CompanyAccess } from './use-company-access.ts';

const KNOWN_FIELDS = knownPersonFields(UserLookup);

/** A membership in a company, for a new user or an existing one. */
export function NewMembershipPage({ access: { companyId, companyName } }: { access: CompanyAccess }) {
  const { api } = useRouter().options.context;
  const who = useRef<MemberKind>('new');

  async function createNew({ role = null, ...person }: SectionValues): Promise<string> {
    const body = { ...person, companyUser: { company: companyId, role } };
    const user = await createUser(api, requestBody(body));
    return user.companyUsers[0]?._id ?? '';
  }

  const { form, question } = useCreate({
    async create(values) {
      const isNew = who.current === 'new';
      const companyUserId = isNew
        ? await createNew(values)
        : (await createCompanyUser(api, companyId, requestBody(values)))._id;
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
