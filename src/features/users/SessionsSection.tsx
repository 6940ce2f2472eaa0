import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/DialogFrame.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SectionCard } from '../../records/SectionCard.tsx';
import { OwnSessions, type OwnSessionsProps } from './OwnSessions.tsx';

interface OtherSessionsProps {
  pending: boolean;
  fault: string | null;
  onEndAll: () => void;
}

export type SessionsAccess =
  | ({ state: 'own' } & OwnSessionsProps)
  | ({ state: 'other' } & OtherSessionsProps);

export function SessionsSection({ access }: { access: SessionsAccess }) {
  const { t } = useLingui();
  return (
    <SectionCard id="sessions" title={t`Sessions`}>
      {access.state === 'own' ? <OwnSessions {...access} /> : <OtherSessions {...access} />}
    </SectionCard>
  );
}

function OtherSessions({ pending, fault, onEndAll }: OtherSessionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        <Trans>For a device that was lost, or a person whose access is in doubt.</Trans>
      </p>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      <div>
        <Button variant="light" aria-disabled={pending} onClick={() => !pending && setAsking(true)}>
          <Trans>End all sessions</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={<Trans>End all sessions?</Trans>}
        confirmLabel={<Trans>End all sessions</Trans>}
        destructive
        onConfirm={() => {
          setAsking(false);
          onEndAll();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          The person is signed out in all browsers. What they have not saved is lost, and their password stays
          as it is.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
