import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { createGroup } from '../../api/group-requests.ts';
import { paths } from '../../components/paths.ts';
import { CreatePage } from '../../components/records/CreatePage.tsx';
import { COMPANY_TITLES } from '../../features/companies/company-titles.ts';
import { groupFields, groupRequest, NEW_GROUP } from '../../features/companies/group-fields.ts';
import { requestBody } from '../records/request-body.ts';
import { useCreate } from '../records/use-create.tsx';
import { CompanyLookup } from './CompanyLookup.tsx';

const FIELDS = groupFields(CompanyLookup);

/** A new group of companies. */
export function NewGroup() {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { form, question } = useCreate({
    create: async (values) => paths.group((await createGroup(api, requestBody(groupRequest(values))))._id),
    listHref: paths.groups,
  });
  return (
    <>
      <CreatePage {...form} title={i18n._(COMPANY_TITLES.newGroup)} fields={FIELDS} values={NEW_GROUP} />
      {question}
    </>
  );
}
