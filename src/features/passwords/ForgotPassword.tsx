import '../../i18n/catalogues/passwords.ts';
import { useRouter } from '@tanstack/react-router';
import { readData } from '../../api/errors.ts';
import { type Submission, useSubmission } from '../../components/form/use-submission.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const SCREEN_STATES = {
  idle: 'asking',
  pending: 'sending',
  done: 'sent',
  failed: 'failed',
} as const satisfies Record<Submission['state'], string>;

export function ForgotPassword() {
  const { api } = useRouter().options.context;
  const { submission, submit } = useSubmission((email: string) =>
    readData(api.http.POST('/api/auth/password/forgot', { body: { email } })),
  );
  return (
    <ForgotPasswordScreen
      state={SCREEN_STATES[submission.state]}
      message={submission.state === 'failed' ? describeError(submission.error) : null}
      onSubmit={submit}
    />
  );
}
