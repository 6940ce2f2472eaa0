import { useRouter } from '@tanstack/react-router';
import { readData } from '../api/errors.ts';
import { type Submission, useSubmission } from '../components/form/use-submission.ts';
import { describeError } from '../i18n/describe-error.ts';
import type { InvitationState } from './InvitationCard.tsx';

interface Inviting {
  invitation: InvitationState;
  onSend: () => void;
}

export function useInvitation(userId: string): Inviting {
  const { api } = useRouter().options.context;
  const { submission, submit } = useSubmission(() =>
    readData(api.http.PUT('/api/users/{userId}/sendInvitation', { params: { path: { userId } } })),
  );
  return { invitation: deriveState(submission), onSend: () => void submit(undefined) };
}

function deriveState(submission: Submission): InvitationState {
  switch (submission.state) {
    case 'idle':
      return { state: 'resting' };
    case 'pending':
      return { state: 'sending' };
    case 'done':
      return { state: 'sent' };
    case 'failed':
      return { state: 'failed', message: describeError(submission.error) };
  }
}
