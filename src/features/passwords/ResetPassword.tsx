import '../../i18n/catalogues/passwords.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { isStarting } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { readData } from '../../api/errors.ts';
import { type Submission, useSubmission } from '../../components/form/use-submission.ts';
import { usePasswordRefusal } from '../../errors/use-password-refusal.ts';
import { errorCodeOf } from '../../i18n/describe-error.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const SCREEN_STATES = {
  idle: 'choosing',
  pending: 'saving',
  done: 'done',
  failed: 'choosing',
} as const satisfies Record<Submission['state'], string>;

export function ResetPassword() {
  const { api } = useRouter().options.context;
  const token = useLocation({ select: ({ hash }) => readResetToken(hash) });
  const { submission, submit } = useSubmission((newPassword: string) =>
    readData(api.http.POST('/api/auth/password/reset', { body: { token: token ?? '', newPassword } })),
  );
  const starts = useSessionSelector(isStarting);
  // The prerendered page knows no token: until the page has started, a token is assumed.
  const isTokenMissing = token === null && !starts;
  const isLinkInvalid =
    isTokenMissing ||
    (submission.state === 'failed' && errorCodeOf(submission.error) === 'reset_link_invalid');

  return (
    <ResetPasswordScreen
      state={isLinkInvalid ? 'linkInvalid' : SCREEN_STATES[submission.state]}
      refusal={usePasswordRefusal(submission)}
      onSubmit={submit}
    />
  );
}

/** The token of the link in the mail. It is in the fragment, which is never sent to a server or logged. */
export function readResetToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}
