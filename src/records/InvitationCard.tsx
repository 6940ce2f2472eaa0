import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Notice } from '../components/Notice.tsx';
import { SectionCard } from './SectionCard.tsx';

export type InvitationState =
  | { state: 'resting' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'failed'; message: string };

export interface InvitationCardProps {
  email: string;
  active: boolean;
  invitation: InvitationState;
  onSend: () => void;
}

export function InvitationCard({ email, active, invitation, onSend }: InvitationCardProps) {
  if (!active) {
    return (
      <SectionCard id="invitation" title={<Trans>Invitation</Trans>}>
        <p>
          <Trans>Inactive people can't be invited, because the link would not let them in.</Trans>
        </p>
      </SectionCard>
    );
  }
  const sending = invitation.state === 'sending';
  return (
    <SectionCard id="invitation" title={<Trans>Invitation</Trans>}>
      <p>
        <Trans>{email} gets an e-mail with a link to choose a password, valid for 7 days.</Trans>
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
