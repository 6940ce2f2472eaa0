import { useRouter } from '@tanstack/react-router';
import { readData } from '../../api/errors.ts';
import { companyUsersQuery } from '../../api/record-queries.ts';
import { saveFile } from '../../api/save-file.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { paths } from '../../components/paths.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useRecordList } from '../../records/use-record-list.ts';
import { CompanyUsersScreen } from './CompanyUsersScreen.tsx';
import { type CompanyUsersSearch, importHref, newMembershipHref } from './company-users-search.ts';
import { ListActionButtons } from './ListActionButtons.tsx';
import type { CompanyAccess } from './use-company-access.ts';

interface ListPageProps {
  search: CompanyUsersSearch;
  access: CompanyAccess;
}

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

interface ListActionsProps {
  companyId: string;
  companyName: string;
  mayChange: boolean;
  mayExport: boolean;
}

function ListActions({ companyId, companyName, mayChange, mayExport }: ListActionsProps) {
  const { api } = useRouter().options.context;
  const { submission, submit } = useSubmission(async () => {
    try {
      const table = await readData(
        api.http.GET('/api/companies/{companyId}/users/export', {
          params: { path: { companyId } },
          parseAs: 'blob',
          // All users of a large company take longer than other calls may.
          fetch: (sent) => api.send(sent, fetch),
        }),
      );
      saveFile(table, `${companyName || 'company'} users.csv`);
    } catch (error) {
      showToast(describeError(error), 'error');
    }
  });
  return (
    <ListActionButtons
      importHref={mayChange ? importHref(companyId) : undefined}
      exporting={submission.state === 'pending'}
      onExport={mayExport ? () => void submit(undefined) : undefined}
    />
  );
}
