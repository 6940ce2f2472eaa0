import { useRouter } from '@tanstack/react-router';
import { exportCompanyUsers } from '../../api/company-user-import-requests.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { ListActionButtons } from '../../features/company-users/ListActionButtons.tsx';
import { describeError } from '../../i18n/describe-error.ts';
import { saveFile } from '../trips/save-file.ts';
import { useSubmission } from '../use-submission.ts';
import { importHref } from './company-users-search.ts';

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
