import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { readData } from '../../api/errors.ts';
import { paths } from '../../components/paths.ts';
import { CompanyLookup } from '../../records/CompanyLookup.tsx';
import { CreatePage } from '../../records/CreatePage.tsx';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { newUserFields, newUserValues } from './new-user-fields.ts';

const FIELDS = newUserFields(CompanyLookup);
const VALUES = newUserValues(FIELDS);

export function NewUser() {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const { form, question } = useCreate({
    create: async (values) => {
      const user = await readData(api.http.POST('/api/users', { body: requestBody(values) }));
      return paths.user(user._id);
    },
    listHref: paths.users,
  });
  return (
    <>
      <CreatePage
        {...form}
        title={t`New user`}
        subtitle={<Trans>With a first company membership; the profile can be completed afterwards.</Trans>}
        fields={FIELDS}
        values={VALUES}
      />
      {question}
    </>
  );
}
