import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { readData } from '../../api/errors.ts';
import { paths } from '../../components/paths.ts';
import { CreatePage } from '../../records/CreatePage.tsx';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { COMPANY_TITLES } from './company-pages.ts';
import { GroupLookup } from './GroupLookup.tsx';
import { newCompanyFields, newCompanyValues } from './general-fields.ts';

const FIELDS = newCompanyFields({ Field: GroupLookup });
const VALUES = newCompanyValues(FIELDS);

export function NewCompany() {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { form, question } = useCreate({
    create: async (values) => {
      const company = await readData(api.http.POST('/api/companies', { body: requestBody(values) }));
      return paths.company(company._id);
    },
    listHref: paths.companies,
  });
  return (
    <>
      <CreatePage {...form} title={i18n._(COMPANY_TITLES.newCompany)} fields={FIELDS} values={VALUES} />
      {question}
    </>
  );
}
