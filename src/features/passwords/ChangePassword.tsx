import '../../i18n/catalogues/passwords.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { mustChangePassword, selectSession } from '#machines/session/session-selectors.ts';
import { useSession, useSessionSelector } from '../../actors/use-session.ts';
import { readData } from '../../api/errors.ts';
import { type Submission, useSubmission } from '../../components/form/use-submission.ts';
import { paths } from '../../components/paths.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { usePasswordRefusal } from '../../errors/use-password-refusal.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const SCREEN_STATES = {
  idle: 'choosing',
  pending: 'saving',
  done: 'done',
  failed: 'choosing',
} as const satisfies Record<Submission['state'], string>;

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export function ChangePassword() {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const { redirect } = useSearch({ from: '/_authenticated/password/change' });
  const session = useSession();
  const user = useSessionSelector(selectSession)?.companyUser.user;
  const isForced = useSessionSelector(mustChangePassword);

  const { submission, submit } = useSubmission(async (change: PasswordChange) => {
    if (!user) return;
    const params = { path: { userId: user._id } };
    await readData(api.http.PUT('/api/users/{userId}/password', { params, body: change }));
    if (!isForced) return;
    session.send({ type: 'password.changed' });
    showToast(t`Your password is changed.`, 'success');
    await navigate({ href: redirect ?? paths.home, replace: true });
  });

  return (
    <ChangePasswordScreen
      state={SCREEN_STATES[submission.state]}
      forced={isForced}
      refusal={usePasswordRefusal(submission)}
      onSubmit={submit}
      onSignOut={() => navigate({ to: paths.logout })}
    />
  );
}
