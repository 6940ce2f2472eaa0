import { useRouter } from '@tanstack/react-router';
import { sendInvitation } from '../../api/user-requests.ts';
import type { InvitationState } from '../../components/records/InvitationCard.tsx';
import { describeError } from '../../i18n/describe-error.ts';
import { type Submission, useSubmission } from '../use-submission.ts';

interface Inviting {
  invitation: InvitationState;
  onSend: () => void;
}

/** Invites a user, and stores the outcome. */
export function useInvitation(userId: string): Inviting {
  const { api } = useRouter().options.context;
  const { submission, submit } = useSubmission(() => sendInvitation(api, userId));
  return { invitation: stateOf(submission), onSend: () => void submit(undefined) };
}

function stateOf(submission: Submission): InvitationState {
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
