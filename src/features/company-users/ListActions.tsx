import { useRouter } from '@tanstack/react-router';
import { exportCompanyUsers } from '../../api/company-user-import-requests.ts';
import { saveFile } from '../../api/save-file.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { importHref } from './company-users-search.ts';
import { ListActionButtons } from './ListActionButtons.tsx';

interface ListActionsProps {
  companyId: string;
  companyName: string;
  mayChange: boolean;
  mayExport: boolean;
}

/** The actions on all users of a company at once. */
export function ListActions({ companyId, companyName, mayChange, mayExport }: ListActionsProps) {
  const { api } = useRouter().options.context;
  const { submission, submit } = useSubmission(async () => {
    try {
      saveFile(await exportCompanyUsers(api, companyId), `${companyName || 'company'} users.csv`);
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
