import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/records.ts';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { readData } from '../../api/errors.ts';
import { companiesQuery } from '../../api/record-queries.ts';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import { CreatePage } from '../../records/CreatePage.tsx';
import { type ListSearch, listAddress } from '../../records/list-search.ts';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { useRecordList } from '../../records/use-record-list.ts';
import { CompanyList } from './CompanyList.tsx';
import { COMPANY_TITLES, useListTabs } from './company-pages.ts';
import { GroupLookup } from './GroupLookup.tsx';
import { NEW_COMPANY, newCompanyFields } from './general-fields.ts';

interface CompaniesPageProps {
  search: ListSearch;
}

export function CompaniesPage({ search }: CompaniesPageProps) {
  const session = useSessionSelector(selectSession);
  if (!session) return null;
  const mayCreate = abilitiesOf(session).can('create', 'Company');
  return (
    <RecordReferenceData>
      {search.create && mayCreate ? (
        <NewCompany />
      ) : (
        <Companies session={session} search={search} mayCreate={mayCreate} />
      )}
    </RecordReferenceData>
  );
}

interface CompaniesProps extends CompaniesPageProps {
  session: Session;
  mayCreate: boolean;
}

function Companies({ session, search, mayCreate }: CompaniesProps) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const tabs = useListTabs('companies');
  const list = useRecordList({
    path: paths.companies,
    search,
    defaultSort: 'name',
    query: companiesQuery(api, session.company._id, search),
  });
  return (
    <Page title={i18n._(COMPANY_TITLES.companies)}>
      <CompanyList
        {...list}
        tabs={tabs}
        sortsByNumber
        createHref={mayCreate ? listAddress(paths.companies, { create: true }) : undefined}
      />
    </Page>
  );
}

const FIELDS = newCompanyFields({ Field: GroupLookup });

/** A new company; everything but its general information is given on its page. */
function NewCompany() {
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
      <CreatePage {...form} title={i18n._(COMPANY_TITLES.newCompany)} fields={FIELDS} values={NEW_COMPANY} />
      {question}
    </>
  );
}
