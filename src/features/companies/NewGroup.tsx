import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { CompanyGroupCreateRequest } from '#domain/contract.ts';
import { readData } from '../../api/errors.ts';
import { paths } from '../../components/paths.ts';
import { CompanyLookup } from '../../records/CompanyLookup.tsx';
import { CreatePage } from '../../records/CreatePage.tsx';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { COMPANY_TITLES } from './company-pages.ts';
import { groupFields, groupRequest, newGroupValues } from './group-fields.ts';

const FIELDS = groupFields(CompanyLookup);
const VALUES = newGroupValues(FIELDS);

export function NewGroup() {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { form, question } = useCreate({
    create: async (values) => {
      const body = requestBody<CompanyGroupCreateRequest>(groupRequest(values));
      const group = await readData(api.http.POST('/api/groups', { body }));
      return paths.group(group._id);
    },
    listHref: paths.groups,
  });
  return (
    <>
      <CreatePage {...form} title={i18n._(COMPANY_TITLES.newGroup)} fields={FIELDS} values={VALUES} />
      {question}
    </>
  );
}
