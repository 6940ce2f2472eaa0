import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { changePassword } from '../../api/password-requests.ts';
import { userQuery } from '../../api/user-requests.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { usePasswordRefusal } from '../../errors/use-password-refusal.ts';
import type { OtherPasswordFormProps } from './OtherPasswordForm.tsx';

/** Sets the password of another user, who then has to change it: the page reloads the user. */
export function useOtherPassword(userId: string): OtherPasswordFormProps {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [changes, setChanges] = useState(0);
  const { submission, submit } = useSubmission(
    async (change: { currentPassword: string; newPassword: string }) => {
      await changePassword(api, userId, change);
      setChanges((count) => count + 1);
      void client.invalidateQueries({ queryKey: userQuery(api, userId).queryKey });
      showToast(t`The password is changed.`, 'success');
    },
  );
  const refusal = usePasswordRefusal(submission);
  return {
    changes,
    refusal,
    pending: submission.state === 'pending',
    onSubmit: (change) => void submit(change),
  };
}
