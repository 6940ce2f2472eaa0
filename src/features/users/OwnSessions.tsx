import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { OpenSession } from '#domain/contract.ts';
import { AreaError, type AreaFailure } from '../../components/AreaError.tsx';
import { ConfirmDialog } from '../../components/dialog/DialogFrame.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OriginText } from '../../components/OriginText.tsx';
import { formatMoment } from '../../i18n/moment-format.ts';
import classes from './OwnSessions.module.css';

export type SessionList =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'ready'; sessions: readonly OpenSession[] };

export interface OwnSessionsProps {
  list: SessionList;
  pending: boolean;
  fault: string | null;
  onEnd: (sessionId: string) => void;
  onEndOthers: () => void;
}

export function OwnSessions(props: OwnSessionsProps) {
  switch (props.list.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...props.list.failure} />;
    case 'ready':
      return <Sessions {...props} sessions={props.list.sessions} />;
  }
}

function Sessions({
  sessions,
  pending,
  fault,
  onEnd,
  onEndOthers,
}: OwnSessionsProps & { sessions: readonly OpenSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  // The button that was pressed disappears with its session.
  const restoreFocus = () => list.current?.focus();
  return (
    <>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      <Stack
        gap={0}
        tabIndex={-1}
        aria-labelledby="sessions-title"
        renderRoot={(props) => <ul {...props} ref={list} />}
      >
        {sessions.map((session) => (
          <Session
            key={session._id}
            session={session}
            pending={pending}
            onEnd={() => {
              restoreFocus();
              onEnd(session._id);
            }}
          />
        ))}
      </Stack>
      {sessions.some(({ current }) => !current) ? (
        <div>
          <Button variant="light" aria-disabled={pending} onClick={() => !pending && setAsking(true)}>
            <Trans>End all others</Trans>
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={<Trans>End all other sessions?</Trans>}
        confirmLabel={<Trans>End all others</Trans>}
        destructive
        onConfirm={() => {
          setAsking(false);
          restoreFocus();
          onEndOthers();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>You stay signed in here. In all other browsers you have to sign in again.</Trans>
      </ConfirmDialog>
    </>
  );
}

interface SessionProps {
  session: OpenSession;
  pending: boolean;
  onEnd: () => void;
}

function Session({ session, pending, onEnd }: SessionProps) {
  const { t } = useLingui();
  const { _id, current, company, openedAt, lastUsedAt, origin } = session;
  const opened = formatMoment(openedAt);
  const lastUsed = formatMoment(lastUsedAt);
  const nameId = `session-${_id}`;
  return (
    <li className={classes.session}>
      <Stack variant="breakable" gap={0} flex="1 1 240px" miw={0}>
        <b id={nameId}>{origin ? <OriginText origin={origin} /> : t`Unknown device`}</b>
        <Text span c="dimmed">
          <Trans>
            Signed in on {opened}, last used on {lastUsed}
          </Trans>
        </Text>
        <Text span c="dimmed">
          {company.name}
        </Text>
      </Stack>
      {current ? (
        <Box component="b" c="dimmed">
          <Trans>This browser</Trans>
        </Box>
      ) : (
        <Button
          variant="default"
          id={`end-${nameId}`}
          aria-labelledby={`end-${nameId} ${nameId}`}
          aria-disabled={pending}
          onClick={() => !pending && onEnd()}
        >
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  );
}
