import { useRouter } from '@tanstack/react-router';
import { companyUsersQuery } from '../../api/company-user-requests.ts';
import { paths } from '../../components/paths.ts';
import { useRecordList } from '../../records/use-record-list.ts';
import { CompanyUsersScreen } from './CompanyUsersScreen.tsx';
import { type CompanyUsersSearch, newMembershipHref } from './company-users-search.ts';
import { ListActions } from './ListActions.tsx';
import type { CompanyAccess } from './use-company-access.ts';

interface ListPageProps {
  search: CompanyUsersSearch;
  access: CompanyAccess;
}

/** The users of a company. */
export function ListPage({ search, access }: ListPageProps) {
  const { api } = useRouter().options.context;
  const { companyId, companyName, mayReadCompany, mayChange, mayExport } = access;
  const list = useRecordList({
    path: paths.companyUsers(companyId),
    search,
    defaultSort: 'name',
    query: companyUsersQuery(api, companyId, search),
  });
  return (
    <CompanyUsersScreen
      {...list}
      companyId={companyId}
      companyName={companyName}
      mayReadCompany={mayReadCompany}
      createHref={mayChange ? newMembershipHref(companyId) : undefined}
      hrefOf={(companyUserId) => paths.companyUser(companyId, companyUserId)}
      actions={
        <ListActions
          companyId={companyId}
          companyName={companyName}
          mayChange={mayChange}
          mayExport={mayExport}
        />
      }
    />
  );
}
