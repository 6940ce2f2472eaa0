import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Notice } from '../Notice.tsx';
import { SectionCard } from './SectionCard.tsx';

export type InvitationState =
  | { state: 'resting' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'failed'; message: string };

export interface InvitationCardProps {
  email: string;
  invitation: InvitationState;
  onSend: () => void;
}

/** Invites the person to choose a password, and says what became of it. */
export function InvitationCard({ email, invitation, onSend }: InvitationCardProps) {
  const sending = invitation.state === 'sending';
  return (
    <SectionCard id="invitation" title={<Trans>Invitation</Trans>}>
      <p>
        <Trans>{email} gets a mail with a link to choose a password, valid for 7 days.</Trans>
      </p>
      {invitation.state === 'sent' ? (
        <Notice kind="success">
          <Trans>The invitation is on its way.</Trans>
        </Notice>
      ) : null}
      {invitation.state === 'failed' ? <Notice kind="error">{invitation.message}</Notice> : null}
      <div>
        <Button variant="light" aria-disabled={sending} onClick={() => !sending && onSend()}>
          {invitation.state === 'sent' ? <Trans>Send again</Trans> : <Trans>Send invitation</Trans>}
        </Button>
      </div>
    </SectionCard>
  );
}
